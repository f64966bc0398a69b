"""A server that speaks S3, of the tests' own, which keeps nothing and takes every key."""

import subprocess
import uuid
from pathlib import Path

import boto3

WRAPPER = Path(__file__).resolve().parent.parent / "bin" / "with-s3"


class S3:
    def __init__(self):
        words = 'printf "%s\\n" "$SERENDIP_TEST_S3"; cat'
        self.process = subprocess.Popen(
            [WRAPPER, "sh", "-c", words], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        self.url = self.process.stdout.readline().strip()
        assert self.url, "the S3 server did not start"
        keys = {"aws_access_key_id": "key", "aws_secret_access_key": "secret"}
        self.client = boto3.client("s3", endpoint_url=self.url, region_name="us-east-1", **keys)

    def new_bucket(self):
        """The settings of a server that keeps pictures in an empty bucket."""
        name = f"e2e-{uuid.uuid4().hex}"
        self.client.create_bucket(Bucket=name)
        return {
            "SERENDIP_S3_ENDPOINT": self.url,
            "SERENDIP_S3_BUCKET": name,
            "SERENDIP_S3_ACCESS_KEY": "key",
            "SERENDIP_S3_SECRET_KEY": "secret",
        }

    def kept(self, settings):
        """What lies in a bucket, by name."""
        name = settings["SERENDIP_S3_BUCKET"]
        listing = self.client.list_objects_v2(Bucket=name).get("Contents", [])
        keys = [entry["Key"] for entry in listing]
        return {key: self.client.get_object(Bucket=name, Key=key)["Body"].read() for key in keys}

    def remove(self, settings):
        """Takes everything out of a bucket, as a mistake with it would."""
        for key in self.kept(settings):
            self.client.delete_object(Bucket=settings["SERENDIP_S3_BUCKET"], Key=key)

    def stop(self):
        self.process.stdin.close()
        self.process.wait(30)
