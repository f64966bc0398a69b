"""RepoFinder's tables by the official Python client: what the plan's service does, and all that docs/supabase.md names."""

import os
import re
import subprocess
import time
import uuid

import httpx
import pytest
from playwright.sync_api import expect
from postgres import Postgres
from postgrest.exceptions import APIError
from repofinder import RepoFinder
from server import Server
from supabase import ClientOptions, create_client
from supabase_auth.errors import AuthApiError, AuthWeakPasswordError

PASSWORD = "a long enough sentence"


def anon_key(server):
    command = [server.binary, "admin", "anon-key", "--data", str(server.data)]
    foreign = ("GITHUB_", "SERENDIP_", "DATABASE_")
    environment = {name: value for name, value in os.environ.items() if not name.startswith(foreign)} | server.settings
    return subprocess.run(command, capture_output=True, text=True, check=True, env=environment).stdout.strip()


@pytest.fixture(scope="module")
def postgres():
    postgres = Postgres()
    yield postgres
    postgres.stop()


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def place(request, binary, tmp_path_factory):
    """A server on each engine and the key that the command prints for it."""
    settings = {}
    if request.param == "postgresql":
        settings["DATABASE_URL"] = request.getfixturevalue("postgres").new_database()
    server = Server(binary, tmp_path_factory.mktemp(request.param) / "data", settings=settings).start()
    yield server, anon_key(server)
    server.stop()


def new_client(server, key):
    """A client that waits for a password's hash, which a debug build makes for seconds on a busy machine."""
    options = ClientOptions(persist_session=False, auto_refresh_token=False, httpx_client=httpx.Client(timeout=60))
    return create_client(f"{server.url}/supabase", key, options)


@pytest.fixture
def client(place):
    """A client of somebody new, who is nobody yet."""
    server, key = place
    return new_client(server, key)


def member(place, email=None):
    server, key = place
    client = new_client(server, key)
    email = email or f"{uuid.uuid4().hex}@example.org"
    user = client.auth.sign_up({"email": email, "password": PASSWORD, "options": {"data": {"name": "Ada"}}}).user
    return client, user, email


def plan_id():
    """As the plan's service makes it, with Swift's capitals."""
    return f"user_{time.time()}_{str(uuid.uuid4()).upper()}"


def document(row):
    """The plan decodes every one of these, or the row vanishes."""
    data = row["repo_data"]
    for name, kind in {"id": str, "name": str, "fullName": str, "description": str, "tags": list, "stars": int,
                       "forks": int, "lastUpdated": str, "url": str, "owner": dict}.items():
        assert isinstance(data[name], kind), name
    assert {"fitScore", "language", "license", "topics"} <= data.keys()
    assert isinstance(data["owner"]["login"], str) and isinstance(data["owner"]["avatarUrl"], str)
    assert data["id"] == row["repo_id"]
    return data


@pytest.mark.parametrize("is_first_insert_lost", [False, True])
def test_the_plans_service(client, is_first_insert_lost):
    me = plan_id()
    if not is_first_insert_lost:
        client.table("users").insert({"id": me, "name": None, "created_at": "2026-11-24T10:00:00Z"}).execute()
    assert client.table("user_preferences").select("*").eq("user_id", me).execute().data == []
    said = {"techStack": ["Rust"], "interests": ["cli"], "experienceLevel": "beginner", "onboardingCompleted": True,
            "goals": ["exploring"], "theme": "dark"}
    client.table("user_preferences").upsert({"user_id": me, "preferences": said, "updated_at": "2026-11-24T10:00:00Z"}).execute()
    assert client.table("user_preferences").select("*").eq("user_id", me).execute().data[0]["preferences"] == said

    cards = client.table("repo_clusters").select("*").eq("cluster_name", "command-line").limit(50).execute().data
    assert len(cards) > 10
    first = document(cards[0])
    # As one client writes the plan's exclusion, and as the others do.
    for excluded in (f"{{{first['id']}}}", f"({first['id']})"):
        rest = client.table("repo_clusters").select("repo_id").eq("cluster_name", "command-line").filter("repo_id", "not.in", excluded).execute().data
        assert first["id"] not in [row["repo_id"] for row in rest] and len(rest) >= len(cards) - 1

    for table in ("liked_repos", "saved_repos"):
        row = {"user_id": me, "repo_id": first["id"], "repo_data": first | {"fitScore": 71.5}, "created_at": "2026-11-20T10:00:00Z"}
        client.table(table).upsert(row).execute()
        client.table(table).upsert(row).execute()
        [kept] = client.table(table).select("*").eq("user_id", me).order("created_at", desc=True).execute().data
        assert kept["repo_data"] == row["repo_data"] and kept["created_at"] == "2026-11-20T10:00:00+00:00"
        assert kept["user_id"] == me
    client.table("user_interactions").insert({"user_id": me, "repo_id": first["id"], "action": "like"}).execute()
    acts = client.table("user_interactions").select("action").eq("user_id", me).execute().data
    assert sorted(row["action"] for row in acts) == ["like", "save"]


def test_nobody_elses(place, client):
    one, user, _ = member(place)
    two, other, _ = member(place)
    repo = client.table("repo_clusters").select("*").limit(1).execute().data[0]
    one.table("saved_repos").insert({"user_id": user.id, "repo_id": repo["repo_id"], "repo_data": repo["repo_data"]}).execute()
    for stranger in (two, client):
        assert stranger.table("saved_repos").select("*").execute().data == []
        assert stranger.table("saved_repos").select("*").eq("user_id", user.id).execute().data == []
        assert stranger.table("saved_repos").delete().eq("user_id", user.id).execute().data == []
        assert stranger.table("saved_repos").update({"note": "mine"}).eq("user_id", user.id).execute().data == []
        with pytest.raises(APIError) as error:
            stranger.table("saved_repos").insert({"user_id": user.id, "repo_id": repo["repo_id"]}).execute()
        assert error.value.code == "42501"
    assert len(one.table("saved_repos").select("*").execute().data) == 1
    with pytest.raises(APIError) as error:
        one.table("saved_repos").update({"user_id": other.id}).eq("repo_id", repo["repo_id"]).execute()
    assert error.value.code == "42501"
    for table in ("repo_clusters", "trending_repos"):
        with pytest.raises(APIError) as error:
            one.table(table).delete().eq("repo_id", repo["repo_id"]).execute()
        assert error.value.code == "42501"


def test_likes_and_cards_see_each_other(place):
    client, user, _ = member(place)
    cards = client.rpc("recommend", {"n": 5}).execute().data
    assert len(cards) == 5 and all(card["fit"] is None and card["reasons"] for card in cards), "nothing is known of a taste"
    first = document(cards[0])
    assert first["fitScore"] is None
    client.table("liked_repos").upsert({"user_id": user.id, "repo_id": cards[0]["repo_id"], "repo_data": first}).execute()
    again = client.rpc("recommend", {"n": 5}).execute().data
    assert cards[0]["repo_id"] not in [card["repo_id"] for card in again]
    assert all(0 <= card["fit"] <= 100 and document(card)["fitScore"] == card["fit"] for card in again)
    key = str(uuid.uuid4())
    swiped = client.rpc("swipe", {"repo_id": again[0]["repo_id"], "verdict": "like", "key": key}).execute().data
    assert swiped == {"repo_id": again[0]["repo_id"], "result": "recorded"}
    assert client.rpc("swipe", {"repo_id": again[0]["repo_id"], "verdict": "like", "key": key}).execute().data["result"] == "alreadyRecorded"
    liked = client.table("liked_repos").select("repo_id,id").execute().data
    assert {row["repo_id"] for row in liked} == {cards[0]["repo_id"], again[0]["repo_id"]}
    client.rpc("swipe", {"verdict": "undo"}).execute()
    assert [row["repo_id"] for row in client.table("liked_repos").select("repo_id").execute().data] == [cards[0]["repo_id"]]
    embedded = client.table("users").select("*,user_preferences(*),saved_repos(*),liked_repos(repo_id)").execute().data[0]
    assert embedded["user_preferences"] is None and embedded["saved_repos"] == []
    assert embedded["liked_repos"] == [{"repo_id": cards[0]["repo_id"]}]
    client.table("liked_repos").delete().eq("repo_id", cards[0]["repo_id"]).execute()
    assert client.table("user_interactions").select("*").execute().data == []


def test_a_name_for_a_number_and_former_spellings(place):
    client, user, _ = member(place)
    repo = client.table("repo_clusters").select("repo_id,full_name,repo_data").limit(1).execute().data[0]
    client.table("saved_repos").insert({"user_id": user.id.upper(), "repo_id": repo["full_name"].upper()}).execute()
    [row] = client.table("saved_repos").select("*").eq("repo_id", repo["repo_id"]).eq("user_id", user.id.upper()).execute().data
    assert row["repo_id"] == repo["full_name"].upper() and row["note"] == "" and row["tags"] == []
    with pytest.raises(APIError) as error:
        client.table("saved_repos").insert({"user_id": user.id, "repo_id": repo["repo_id"]}).execute()
    assert error.value.code == "23505"
    with pytest.raises(APIError) as error:
        client.table("saved_repos").insert({"user_id": user.id, "repo_id": "987654321012"}).execute()
    assert error.value.code == "23503"
    mine = {"fullName": "nobody/knows-this", "stars": 3, "owner": {"login": "nobody"}}
    client.table("liked_repos").insert({"user_id": user.id, "repo_id": "987654321012", "repo_data": mine, "note": "odd"}).execute()
    [row] = client.table("liked_repos").select("*").eq("repo_id", "987654321012").execute().data
    assert row["repo_data"] == mine and row["note"] == "odd" and row["full_name"] == "nobody/knows-this"
    assert client.table("repo_clusters").select("*").eq("full_name", "nobody/knows-this").execute().data == []


def test_counts_ranges_and_forms(client):
    whole = client.table("repo_clusters").select("*", count="exact").eq("cluster_name", "games").limit(3).execute()
    assert whole.count > 3 and len(whole.data) == 3
    assert [row["rank"] for row in whole.data] == [1, 2, 3]
    page = client.table("repo_clusters").select("rank").eq("cluster_name", "games").range(1, 2).execute().data
    assert [row["rank"] for row in page] == [2, 3]
    assert client.table("repo_clusters").select("*", count="exact", head=True).eq("cluster_name", "games").execute().count == whole.count
    assert client.table("repo_clusters").select("rank,full_name").limit(2).csv().execute().data.startswith("rank,full_name\n1,")
    assert client.table("repo_clusters").select("*").eq("cluster_name", "none").maybe_single().execute() is None
    with pytest.raises(APIError) as error:
        client.table("repo_clusters").select("*").single().execute()
    assert error.value.code == "PGRST116"
    stars = client.table("repo_clusters").select("stars,data:repo_data->owner->>login").order("stars", desc=True).limit(5).execute().data
    assert [row["stars"] for row in stars] == sorted((row["stars"] for row in stars), reverse=True)
    assert all(isinstance(row["data"], str) for row in stars)
    periods = client.table("trending_repos").select("period,rank").eq("period", "weekly").limit(2).execute().data
    assert periods == [{"period": "weekly", "rank": 1}, {"period": "weekly", "rank": 2}]


def test_accounts(place, client):
    mine, user, email = member(place)
    assert user.user_metadata["name"] == "Ada" and user.identities and not user.is_anonymous
    with pytest.raises(AuthApiError) as error:
        client.auth.sign_up({"email": email, "password": PASSWORD})
    assert error.value.code == "user_already_exists"
    with pytest.raises(AuthWeakPasswordError) as weak:
        client.auth.sign_up({"email": "short@example.org", "password": "short"})
    assert weak.value.reasons == ["length"]
    for address in (email, "unknown@example.org"):
        with pytest.raises(AuthApiError) as error:
            client.auth.sign_in_with_password({"email": address, "password": "something else"})
        assert error.value.code == "invalid_credentials"
    session = client.auth.sign_in_with_password({"email": email, "password": PASSWORD}).session
    assert client.auth.get_claims(session.access_token)["claims"]["sub"] == user.id
    fresh = client.auth.refresh_session(session.refresh_token).session
    again = client.auth.refresh_session(session.refresh_token).session
    assert again.refresh_token == fresh.refresh_token != session.refresh_token
    later = client.auth.refresh_session(fresh.refresh_token).session
    with pytest.raises(AuthApiError) as error:
        client.auth.refresh_session(session.refresh_token)
    assert error.value.code == "refresh_token_already_used"
    with pytest.raises(AuthApiError) as error:
        client.auth.refresh_session(later.refresh_token)
    assert error.value.code == "refresh_token_not_found"
    assert mine.auth.update_user({"data": {"team": "blue"}}).user.user_metadata == {"name": "Ada", "team": "blue"}
    token = mine.auth.get_session().access_token
    mine.auth.sign_out()
    with pytest.raises(AuthApiError) as error:
        mine.auth.get_user(token)
    assert error.value.code == "session_not_found"


def test_a_guest_becomes_a_member(place, client):
    user = client.auth.sign_in_anonymously().user
    assert user.is_anonymous
    repo = client.table("repo_clusters").select("*").limit(1).execute().data[0]
    client.table("saved_repos").insert({"user_id": user.id, "repo_id": repo["repo_id"]}).execute()
    email = f"{uuid.uuid4().hex}@example.org"
    assert client.auth.update_user({"email": email, "password": PASSWORD}).user.id == user.id
    assert len(client.table("saved_repos").select("*").execute().data) == 1
    # What another guest did comes along to whom they sign in as.
    server, key = place
    second = new_client(server, key)
    guest = second.auth.sign_in_anonymously()
    other = client.table("repo_clusters").select("*").neq("repo_id", repo["repo_id"]).limit(1).execute().data[0]
    second.table("saved_repos").insert({"user_id": guest.user.id, "repo_id": other["repo_id"], "note": "from the phone"}).execute()
    headers = {"apikey": key, "Authorization": f"Bearer {guest.session.access_token}"}
    answer = httpx.post(f"{server.url}/supabase/auth/v1/token?grant_type=password", headers=headers, json={"email": email, "password": PASSWORD})
    assert answer.json()["user"]["id"] == user.id
    assert {row["repo_id"] for row in client.table("saved_repos").select("repo_id").execute().data} == {repo["repo_id"], other["repo_id"]}


def test_keys_and_tokens(place):
    server, key = place
    rest = f"{server.url}/supabase/rest/v1"
    assert re.fullmatch(r"[\w-]+\.[\w-]+\.[\w-]+", key)
    none = httpx.get(f"{rest}/users")
    assert none.status_code == 401 and none.json() == {"message": "No API key found in request"}
    assert httpx.get(f"{rest}/users", headers={"apikey": "x"}).json() == {"message": "Invalid API key"}
    forged = httpx.get(f"{rest}/users", headers={"apikey": key, "Authorization": "Bearer a.b.c"})
    assert forged.status_code == 401 and forged.json()["code"] == "PGRST301"
    for path in ("realtime/v1/x", "storage/v1/bucket", "functions/v1/x"):
        missing = httpx.get(f"{server.url}/supabase/{path}", headers={"apikey": key})
        assert missing.status_code == 404 and missing.json()["code"] == "not_offered"
    preflight = httpx.options(f"{rest}/users", headers={"Origin": "https://app.example", "Access-Control-Request-Headers": "apikey"})
    assert preflight.status_code < 300 and "apikey" in preflight.headers["access-control-allow-headers"]
    long = httpx.get(f"{rest}/repo_clusters?limit=1&repo_id=not.in.({','.join(str(n) for n in range(1900))})", headers={"apikey": key})
    assert long.status_code == 200 and long.headers["access-control-allow-origin"] == "*"
    assert httpx.get(f"{rest}/users?id=eq.{'x' * 40000}", headers={"apikey": key}).status_code == 414


def test_the_page_and_the_client_see_each_other_until_the_account_is_gone(place, visit):
    server, key = place
    client, user, email = member(place)
    app = RepoFinder(visit(server).page, server).open("/account/sign-in")
    app.page.get_by_label("Mail address").fill(email)
    app.page.get_by_label("Password", exact=True).fill(PASSWORD)
    app.button("Sign in").click()
    expect(app.page).to_have_url(re.compile("/account/$"), timeout=60_000)
    app.open("/repofinder/").skip_questions()
    # A swipe in the page is in the table.
    swiped = app.judge("Like")
    app.settled()
    assert [row["full_name"] for row in client.table("liked_repos").select("full_name").execute().data] == [swiped]
    # A like through the client is what the page has next.
    top = app.top_name()
    client.table("liked_repos").upsert({"user_id": user.id, "repo_id": top}).execute()
    app.open("/repofinder/")
    app.expect_top_other_than(top)
    client.table("saved_repos").insert({"user_id": user.id, "repo_id": top}).execute()
    client.table("user_preferences").upsert({"user_id": user.id, "preferences": {"interests": ["cli"], "odd": 1}}).execute()
    client.table("user_interactions").insert({"user_id": user.id, "repo_id": "rust-lang/rust", "action": "skip"}).execute()

    token = client.auth.get_session().access_token
    headers = {"apikey": key, "Authorization": f"Bearer {token}"}
    tables = ("users", "user_preferences", "saved_repos", "liked_repos", "user_interactions")
    assert all(httpx.get(f"{server.url}/supabase/rest/v1/{table}", headers=headers).json() for table in tables)
    app.open("/account/")
    app.button("Delete the account").click()
    app.page.get_by_label("Password").fill(PASSWORD)
    app.button("Delete everything").click()
    # Another page comes, so that there is no settling of this one.
    with app.page.expect_navigation(timeout=60_000):
        app.button("Delete for good").click()
    for table in tables:
        gone = httpx.get(f"{server.url}/supabase/rest/v1/{table}", headers=headers)
        assert gone.status_code == 401 and gone.json()["code"] == "PGRST303", table
    with pytest.raises(AuthApiError) as error:
        client.auth.sign_in_with_password({"email": email, "password": PASSWORD})
    assert error.value.code == "invalid_credentials"
    # Whoever has the address next begins with nothing.
    again, _, _ = member(place, email)
    for table in tables[1:]:
        assert again.table(table).select("*").execute().data == [], table


def test_what_was_written_outlives_a_crash(server):
    key = anon_key(server)
    client = new_client(server, key)
    me = plan_id()
    repo = client.table("repo_clusters").select("*").limit(1).execute().data[0]
    client.table("saved_repos").upsert({"user_id": me, "repo_id": repo["repo_id"], "repo_data": repo["repo_data"]}).execute()
    server.kill()
    server.start()
    assert anon_key(server) == key
    assert len(client.table("saved_repos").select("*").eq("user_id", me).execute().data) == 1
