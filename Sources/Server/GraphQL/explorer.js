// The explorer of a GraphQL schema: asks the address that it stands at, and nobody else.
'use strict'
const path = location.pathname.replace(/\/$/, '')
const byID = id => document.getElementById(id)
const make = (tag, properties = {}, ...children) => {
    const element = Object.assign(document.createElement(tag), properties)
    element.append(...children)
    return element
}
const stored = (key, fallback) => {
    try { return JSON.parse(localStorage.getItem('graphql.' + key)) ?? fallback } catch { return fallback }
}
const store = (key, value) => {
    // A browser may keep nothing; the page works without.
    try { localStorage.setItem('graphql.' + key, JSON.stringify(value)) } catch { }
}

// Words

const patterns = {
    graphql: /(#[^\n]*)|("""(?:\\"""|[^])*?(?:"""|$)|"(?:\\.|[^"\\\n])*"?)|(-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?)|([$@]?[_A-Za-z]\w*)|(\.\.\.|[!$&()|:=@\[\]{}])|(\s+|,)|([^])/g,
    json: /("(?:\\.|[^"\\\n])*"?)(\s*:)?|(-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?)|(true|false|null)|([^])/g,
}
const keywords = new Set(['query', 'mutation', 'subscription', 'fragment', 'on', 'true', 'false', 'null'])

function tokens(text) {
    const found = []
    for (const match of text.matchAll(patterns.graphql)) {
        const [all, comment, string, number, name, mark, space] = match
        const kind = comment ? 'comment' : string ? 'text' : number ? 'number' : name ? 'name' : mark ? 'mark' : space ? 'space' : 'wrong'
        found.push({ kind, text: all, start: match.index, end: match.index + all.length })
    }
    return found
}

function paint(element, text, isJSON, wrong = []) {
    const parts = document.createDocumentFragment()
    const add = (part, kind, start) => {
        const isWrong = wrong.some(at => at >= start && at < start + part.length)
        parts.append(kind || isWrong ? make('span', { className: (kind || '') + (isWrong ? ' wrong' : ''), textContent: part }) : part)
    }
    if (isJSON) {
        let plain = ''
        const flush = () => { if (plain) parts.append(plain); plain = '' }
        for (const [all, string, colon, number, word] of text.matchAll(patterns.json)) {
            if (!string && !number && !word) { plain += all; continue }
            flush()
            add(string || all, string ? (colon ? 'field' : 'text') : number ? 'number' : 'keyword', -1)
            if (colon) plain += colon
        }
        flush()
    } else {
        let parentheses = 0
        for (const { kind, text: part, start } of tokens(text)) {
            if (part === '(') parentheses += 1
            if (part === ')') parentheses -= 1
            const named = keywords.has(part) || '$@'.includes(part[0]) ? 'keyword' : parentheses > 0 ? 'argument' : 'field'
            add(part, kind === 'name' ? named : kind === 'space' ? '' : kind, start)
        }
    }
    // A last line end would not be seen.
    parts.append('\n')
    element.replaceChildren(parts)
}

class Editor {
    constructor(id, label, isJSON, changed) {
        this.isJSON = isJSON
        this.wrong = []
        this.back = make('pre', { ariaHidden: 'true' })
        this.area = make('textarea', { spellcheck: false, autocapitalize: 'off', autocomplete: 'off' })
        this.area.setAttribute('aria-label', label)
        this.area.setAttribute('wrap', 'off')
        byID(id).append(this.back, this.area)
        this.area.addEventListener('scroll', () => this.follow())
        this.area.addEventListener('input', () => { this.wrong = []; this.paint(); changed() })
    }
    follow() { this.back.scrollTop = this.area.scrollTop; this.back.scrollLeft = this.area.scrollLeft }
    paint() { paint(this.back, this.area.value, this.isJSON, this.wrong); this.follow() }
    get value() { return this.area.value }
    set value(text) { this.area.value = text; this.wrong = []; this.paint() }
    replace(start, end, text) {
        this.area.setRangeText(text, start, end, 'end')
        this.area.dispatchEvent(new Event('input'))
    }
}

// The schema

const typeFields = 'kind name ofType { kind name ofType { kind name ofType { kind name ofType { kind name ofType { kind name } } } } }'
const inputFields = `name description type { ${typeFields} } defaultValue isDeprecated`
const introspection = `query Explorer { __schema { description queryType { name } mutationType { name } subscriptionType { name }
  types { kind name description isOneOf specifiedByURL interfaces { name } possibleTypes { name }
    fields(includeDeprecated: true) { name description isDeprecated deprecationReason args(includeDeprecated: true) { ${inputFields} } type { ${typeFields} } }
    inputFields(includeDeprecated: true) { ${inputFields} } enumValues(includeDeprecated: true) { name description isDeprecated deprecationReason } }
  directives { name description locations args { ${inputFields} } } } }`
let schema = null, unread = 'The schema does not tell of itself here.'
const types = new Map()
const written = type => type.kind === 'NON_NULL' ? written(type.ofType) + '!' : type.kind === 'LIST' ? `[${written(type.ofType)}]` : type.name
const inner = type => type.ofType ? inner(type.ofType) : type.name

async function readSchema() {
    try {
        const answer = await ask({ query: introspection })
        const told = await answer.json()
        schema = told.data?.__schema ?? null
        if (!schema) unread = told.errors?.[0]?.message ?? unread
    } catch (error) { unread = error.message }
    for (const type of schema?.types ?? []) types.set(type.name, type)
    docs()
}

// Asking

function ask(body, extra = {}, signal) {
    const headers = { 'content-type': 'application/json', accept: 'application/graphql-response+json, application/json;q=0.9', ...extra }
    return fetch(path, { method: 'POST', headers, body: JSON.stringify(body), signal })
}

const read = (editor, what) => {
    if (!editor.value.trim()) return {}
    let value
    try { value = JSON.parse(editor.value) } catch (error) { throw new Error(`${what} are no JSON: ${error.message}`) }
    if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Error(`${what} must be an object.`)
    return value
}

let running = null

async function run() {
    if (running) { running.abort(); return }
    const show = (text, status) => { paint(byID('answer'), text, true); byID('status').textContent = status }
    const text = editors.document.value
    running = new AbortController()
    byID('run').textContent = 'Stop'
    const start = performance.now()
    try {
        const body = { query: text, variables: read(editors.variables, 'Variables') }
        if (byID('operation').value) body.operationName = byID('operation').value
        const headers = read(editors.headers, 'Headers')
        const chosen = operations(text).find(one => one.name === body.operationName) ?? operations(text)[0]
        const isStream = chosen?.kind === 'subscription'
        const answer = await ask(body, isStream ? { accept: 'text/event-stream', ...headers } : headers, running.signal)
        const cost = answer.headers.get('graphql-cost')
        const told = size => `${answer.status} · ${Math.round(performance.now() - start)} ms · ${size} bytes${cost ? ` · cost ${cost}` : ''}`
        if (isStream && answer.body && answer.ok) { await stream(answer, show, told) } else {
            const raw = await answer.text()
            let value = null
            try { value = JSON.parse(raw) } catch { }
            show(value ? JSON.stringify(value, null, 2) : raw, told(new Blob([raw]).size))
            mark(value?.errors)
        }
        remember(text)
    } catch (error) {
        show(error.name === 'AbortError' ? '' : error.message, error.name === 'AbortError' ? 'Stopped' : 'Not sent')
    } finally {
        running = null
        byID('run').textContent = 'Run'
    }
}

async function stream(answer, show, told) {
    const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader()
    let rest = '', all = '', count = 0
    for (;;) {
        const { value, done } = await reader.read()
        if (done) return
        const parts = (rest + value).split('\n\n')
        rest = parts.pop()
        for (const part of parts) {
            const data = part.split('\n').filter(line => line.startsWith('data:')).map(line => line.slice(5).trim()).join('\n')
            if (!data) continue
            count += 1
            all = JSON.stringify(JSON.parse(data), null, 2) + '\n\n' + all.slice(0, 200000)
            show(all, `${told(all.length)} · ${count} events`)
        }
    }
}

/** Underlines what errors are about. */
function mark(errors) {
    const lines = editors.document.value.split('\n')
    editors.document.wrong = (errors ?? []).flatMap(error => error.locations ?? []).map(({ line, column }) => {
        const before = lines.slice(0, line - 1).reduce((sum, one) => sum + one.length + 1, 0)
        // Columns are code points, offsets are not.
        return before + [...(lines[line - 1] ?? '')].slice(0, column - 1).join('').length
    })
    editors.document.paint()
}

/** The operations of a text, at its outermost level. */
function operations(text) {
    const found = []
    let depth = 0, last = null
    for (const { kind, text: part } of tokens(text)) {
        if (kind === 'space' || kind === 'comment') continue
        if (part === '{' && depth === 0 && last === null) found.push({ kind: 'query', name: '' })
        if (depth === 0 && ['query', 'mutation', 'subscription'].includes(part)) { found.push({ kind: part, name: '' }); last = 'kind'; continue }
        if (depth === 0 && part === 'fragment') last = 'other'
        if (last === 'kind' && kind === 'name') found[found.length - 1].name = part
        if (last === 'kind') last = 'other'
        if ('{(['.includes(part)) depth += 1
        if ('})]'.includes(part)) { depth -= 1; if (depth === 0 && part === '}') last = null }
    }
    return found
}

// Completion

/** What may stand at an offset: a type's fields, a field's arguments, an input's fields, values. */
function place(text, at) {
    const words = tokens(text.slice(0, at)).filter(({ kind }) => kind !== 'space' && kind !== 'comment')
    const last = words[words.length - 1]
    const prefix = last && last.kind === 'name' && last.end === at ? words.pop().text : ''
    const stack = []
    let kind = 'query', condition = null, field = null, argument = null
    const top = () => stack[stack.length - 1]
    words.forEach(({ text: word, kind: sort }, index) => {
        const before = words[index - 1]?.text
        if (word === '{') {
            if (top()?.inputs) { stack.push({ inputs: types.get(argument ? inner(argument.type) : '')?.inputFields ?? [] }); return }
            if (!stack.length) stack.push({ type: condition ?? schema?.[kind + 'Type']?.name })
            else stack.push({ type: condition ?? (before === '...' ? top().type : field && inner(field.type)) ?? top().type })
            condition = field = null
        } else if (word === '(' ) stack.push({ inputs: field?.args ?? [], variables: !stack.length })
        else if (word === '[') { if (top()?.inputs) stack.push({ ...top(), list: true }) }
        else if (word === '}' || word === ')' || word === ']') { const left = stack.pop(); if (word === ')') argument = null; if (word === '}' && !left?.inputs) field = null; if (!stack.length) { condition = null; kind = 'query' } }
        else if (sort === 'name' && before === 'on') condition = word
        else if (!stack.length && ['query', 'mutation', 'subscription'].includes(word)) kind = word
        else if (sort === 'name' && top()?.inputs) { if (words[index + 1]?.text === ':') argument = top().inputs.find(one => one.name === word) ?? argument }
        else if (sort === 'name' && top()?.type && before !== '...') field = types.get(top().type)?.fields?.find(one => one.name === word) ?? null
    })
    return { prefix, words, top: top(), argument }
}

function choices(text, at) {
    if (!schema) return { prefix: '', list: [] }
    const { prefix, words, top, argument } = place(text, at)
    const before = words[words.length - 1]?.text
    const one = (item, note) => ({ text: item.name, note: note ?? written(item.type), old: item.isDeprecated })
    let list = []
    if (before === 'on') list = schema.types.filter(({ kind }) => ['OBJECT', 'INTERFACE', 'UNION'].includes(kind)).map(type => one(type, type.kind.toLowerCase()))
    else if (before === '@' || prefix[0] === '@') list = schema.directives.map(({ name }) => ({ text: '@' + name, note: 'directive' }))
    else if (prefix[0] === '$') list = [...new Set(text.match(/\$\w+/g) ?? [])].filter(name => name !== prefix).map(name => ({ text: name, note: 'variable' }))
    else if (top?.variables && before === ':') list = schema.types.filter(({ kind }) => ['SCALAR', 'ENUM', 'INPUT_OBJECT'].includes(kind)).map(type => one(type, type.kind.toLowerCase()))
    else if (top?.inputs && (before === ':' || top.list)) {
        const type = types.get(argument ? inner(argument.type) : '')
        list = type?.kind === 'ENUM' ? type.enumValues.map(value => one(value, type.name)) : type?.name === 'Boolean' ? ['true', 'false'].map(name => ({ text: name, note: 'Boolean' })) : []
    } else if (top?.inputs) list = top.inputs.map(item => one(item))
    else if (top?.type && before === '...') list = [{ text: 'on', note: '' }, ...[...text.matchAll(/fragment\s+(\w+)/g)].map(([, name]) => ({ text: name, note: 'fragment' }))]
    else if (top?.type) list = [...(types.get(top.type)?.fields ?? []).map(item => one(item)), { text: '__typename', note: 'String!' }]
    else if (!top) list = ['query', 'mutation', 'subscription', 'fragment'].map(name => ({ text: name, note: '' }))
    const wanted = prefix.toLowerCase()
    const rank = ({ text: name }) => name.toLowerCase().startsWith(wanted) ? 0 : 1
    return { prefix, list: list.filter(({ text: name }) => name.toLowerCase().includes(wanted) && name !== prefix).sort((a, b) => rank(a) - rank(b)).slice(0, 60) }
}

const completion = { list: [], index: 0, prefix: '' }

function suggest(isAsked) {
    const area = editors.document.area
    const found = area.selectionStart === area.selectionEnd ? choices(area.value, area.selectionStart) : { list: [], prefix: '' }
    if (!found.list.length || (!isAsked && !found.prefix)) return dismiss()
    Object.assign(completion, found, { index: 0 })
    let box = byID('choices')
    if (!box) {
        box = make('ul', { id: 'choices' })
        box.setAttribute('role', 'listbox')
        box.addEventListener('mousedown', event => {
            event.preventDefault()
            const item = event.target.closest('li')
            if (item) { completion.index = [...box.children].indexOf(item); accept() }
        })
        document.body.append(box)
        area.setAttribute('aria-controls', 'choices')
    }
    box.replaceChildren(...found.list.map(({ text, note, old }, index) => {
        const item = make('li', { id: `choice-${index}` }, make('span', { textContent: text, className: old ? 'deprecated' : '' }), make('small', { textContent: note }))
        item.setAttribute('role', 'option')
        return item
    }))
    const style = getComputedStyle(area), before = area.value.slice(0, area.selectionStart).split('\n')
    const width = (suggest.canvas ??= make('canvas').getContext('2d'))
    width.font = style.font
    const left = area.getBoundingClientRect().left + parseFloat(style.paddingLeft) - area.scrollLeft + width.measureText(before[before.length - 1].replaceAll('\t', '  ')).width
    const top = area.getBoundingClientRect().top + parseFloat(style.paddingTop) - area.scrollTop + before.length * parseFloat(style.lineHeight)
    box.style.left = `${Math.max(0, Math.min(left, innerWidth - 260))}px`
    box.style.top = `${Math.min(top, innerHeight - box.offsetHeight - 8)}px`
    choose(0)
}

function choose(index) {
    completion.index = (index + completion.list.length) % completion.list.length
    ;[...byID('choices').children].forEach((item, at) => item.setAttribute('aria-selected', at === completion.index))
    byID(`choice-${completion.index}`).scrollIntoView({ block: 'nearest' })
    editors.document.area.setAttribute('aria-activedescendant', `choice-${completion.index}`)
}

function dismiss() {
    completion.list = []
    byID('choices')?.remove()
    editors.document.area.removeAttribute('aria-activedescendant')
}

function accept() {
    const { list, index, prefix } = completion, at = editors.document.area.selectionStart
    const choice = list[index]
    dismiss()
    accept.isBusy = true
    editors.document.replace(at - prefix.length, at, choice.text)
    accept.isBusy = false
    editors.document.area.focus()
}

// Formatting

function formatted(text) {
    const words = tokens(text).filter(({ kind }) => kind !== 'space')
    const brackets = []
    let out = '', indent = 0, last = '', before = ''
    const line = () => { out = out.trimEnd() + (out.trim() ? '\n' : '') + '  '.repeat(indent) }
    const isName = word => word?.kind === 'name'
    /** What stands between a word and the one before it, within parentheses. */
    const gap = (word, next) => {
        const inList = brackets[brackets.length - 1] === '['
        if ('([{'.includes(last) || ')]}:!'.includes(word.text) || word.text === '(') return ''
        const isItem = inList ? word.kind !== 'mark' || '[{'.includes(word.text) : isName(word) && next?.text === ':'
        return isItem && last !== ':' && last !== '=' ? ', ' : ' '
    }
    words.forEach((word, index) => {
        const { kind, text: part } = word
        if (kind === 'comment') {
            line()
            out += part
        } else if (brackets.length) {
            if (last[0] === '#') line()
            else out += gap(word, words[index + 1])
            out += part
        } else if (part === '{') {
            out = out.trimEnd() + (out.trim() && last[0] !== '#' ? ' {' : '{')
            indent += 1
            line()
        } else if (part === '}') {
            indent = Math.max(0, indent - 1)
            line()
            out += '}'
            if (indent === 0) out += '\n\n'
        } else if (part === '(' || part === ':') out += part
        else if (part[0] === '@' || last === ':' || part === 'on' && last === '...' || last === 'on' && before === '...') out += ' ' + part
        else if (last === '...' ) out += part
        else {
            const startsLine = indent > 0 || last[0] === '#'
            if (startsLine && last !== '{') line()
            else if (out && !/\s$/.test(out)) out += ' '
            out += part
        }
        if ('([{'.includes(part) && (brackets.length || part === '(')) brackets.push(part)
        if (')]}'.includes(part) && brackets.length) brackets.pop()
        before = last
        last = part
    })
    return out.trim() + '\n'
}

// Tabs, history, links

let tabs = stored('tabs', [{ query: '', variables: '' }]), current = 0

function keep() {
    Object.assign(tabs[current], { query: editors.document.value, variables: editors.variables.value })
    store('tabs', tabs)
    const found = operations(editors.document.value).filter(({ name }) => name), chosen = byID('operation').value
    byID('operation').hidden = found.length < 2
    byID('operation').replaceChildren(...(found.length < 2 ? [] : found.map(({ name }) => make('option', { textContent: name, value: name, selected: name === chosen }))))
    drawTabs()
}

function drawTabs() {
    const title = ({ query }) => operations(query)[0]?.name || /\{\s*(\w+)/.exec(query)?.[1] || 'New'
    byID('tabs').replaceChildren(...tabs.map((tab, index) => {
        const button = make('button', { textContent: title(tab), tabIndex: index === current ? 0 : -1, title: 'Delete closes it', onclick: () => open(index) })
        button.setAttribute('role', 'tab')
        button.setAttribute('aria-selected', index === current)
        button.addEventListener('keydown', ({ key }) => {
            const step = { ArrowRight: 1, ArrowLeft: -1 }[key]
            if (step) { open((index + step + tabs.length) % tabs.length); byID('tabs').children[current].focus() }
            if (key === 'Delete' && tabs.length > 1) { tabs.splice(index, 1); current = Math.min(current, tabs.length - 1); open(current); byID('tabs').children[current].focus() }
        })
        return button
    }), make('button', { textContent: '+', ariaLabel: 'New document', onclick: () => { tabs.push({ query: '', variables: '' }); open(tabs.length - 1); editors.document.area.focus() } }))
}

function open(index) {
    current = index
    editors.document.value = tabs[index].query
    editors.variables.value = tabs[index].variables
    keep()
}

function remember(query) {
    const past = stored('history', []).filter(one => one.query !== query)
    past.unshift({ query, variables: editors.variables.value, at: Date.now() })
    store('history', past.slice(0, 50))
    drawHistory()
}

function drawHistory() {
    const past = stored('history', [])
    byID('history').replaceChildren(make('h2', { textContent: 'History' }), past.length
        ? make('ul', {}, ...past.map(one => make('li', {}, make('button', { className: 'history', textContent: one.query.replace(/\s+/g, ' ').trim(), title: new Date(one.at).toLocaleString(), onclick: () => { tabs.push({ query: one.query, variables: one.variables }); open(tabs.length - 1) } }))))
        : make('p', { textContent: 'What you run is kept here, in this browser alone.' }))
}

async function copyLink() {
    const query = new URLSearchParams({ query: editors.document.value, variables: editors.variables.value })
    const address = `${location.origin}${location.pathname}#${query}`
    history.replaceState(null, '', address)
    try { await navigator.clipboard.writeText(address); byID('status').textContent = 'The link is copied; headers are not in it.' } catch { byID('status').textContent = 'The link is in the address bar.' }
}

// The schema's pages

const trail = []

function docs(name) {
    const page = byID('docs')
    const link = type => make('a', { href: '#', textContent: written(type), onclick: event => { event.preventDefault(); trail.push(inner(type)); docs(inner(type)); page.querySelector('a')?.focus() } })
    const named = text => link({ kind: 'OBJECT', name: text })
    const about = item => item.description ? [make('p', { textContent: item.description })] : []
    const given = args => args?.length ? ['(', ...args.flatMap((arg, index) => [index ? ', ' : '', `${arg.name}: `, link(arg.type), arg.defaultValue ? ` = ${arg.defaultValue}` : '']), ')'] : []
    const line = item => make('li', {}, make('span', { textContent: item.name, className: item.isDeprecated ? 'deprecated' : 'argument' }), ...given(item.args), ...(item.type ? [': ', link(item.type)] : []), ...(item.defaultValue ? [` = ${item.defaultValue}`] : []), ...about(item), ...(item.deprecationReason ? [make('p', { textContent: `Deprecated: ${item.deprecationReason}` })] : []))
    const list = (title, items, draw) => items?.length ? [make('h3', { textContent: title }), make('ul', {}, ...items.map(draw))] : []
    if (!schema) return page.replaceChildren(make('p', { textContent: unread }))
    const type = types.get(name)
    if (type) {
        const back = make('a', { href: '#', textContent: '← Back', onclick: event => { event.preventDefault(); trail.pop(); docs(trail[trail.length - 1]) } })
        return page.replaceChildren(back, make('h2', { textContent: type.name }), make('p', { textContent: type.kind.toLowerCase().replace('_', ' ') + (type.isOneOf ? ', exactly one field' : '') }), ...about(type),
            ...list('Implements', type.interfaces, one => make('li', {}, named(one.name))), ...list('Is one of', type.possibleTypes, one => make('li', {}, named(one.name))),
            ...list('Fields', type.fields, line), ...list('Fields', type.inputFields, line), ...list('Values', type.enumValues, line))
    }
    const search = make('input', { type: 'search', placeholder: 'Find a type or field', ariaLabel: 'Find a type or field' })
    const found = make('div')
    const fill = () => {
        const wanted = search.value.toLowerCase(), shown = schema.types.filter(({ name: one }) => !one.startsWith('__'))
        const roots = ['query', 'mutation', 'subscription'].flatMap(kind => schema[kind + 'Type'] ? [make('li', {}, `${kind}: `, named(schema[kind + 'Type'].name))] : [])
        const fields = wanted ? shown.flatMap(one => (one.fields ?? one.inputFields ?? []).filter(field => field.name.toLowerCase().includes(wanted)).map(field => make('li', {}, named(one.name), '.', field.name))).slice(0, 50) : []
        found.replaceChildren(...(wanted ? [] : [make('ul', {}, ...roots)]), make('h3', { textContent: 'Types' }), make('ul', {}, ...shown.filter(({ name: one }) => one.toLowerCase().includes(wanted)).map(one => make('li', {}, named(one.name)))), ...(fields.length ? [make('h3', { textContent: 'Fields' }), make('ul', {}, ...fields)] : []))
    }
    search.addEventListener('input', fill)
    fill()
    page.replaceChildren(make('h2', { textContent: 'Schema' }), ...about(schema), search, found)
}

// The page

const editors = {
    document: new Editor('document', 'Document', false, () => { keep(); if (!accept.isBusy) suggest(false) }),
    variables: new Editor('variables', 'Variables, as JSON', true, () => keep()),
    headers: new Editor('headers', 'Headers, as JSON', true, () => { }),
}

editors.document.area.addEventListener('keydown', event => {
    const isOpen = completion.list.length > 0
    if (isOpen && ['ArrowDown', 'ArrowUp'].includes(event.key)) { choose(completion.index + (event.key === 'ArrowDown' ? 1 : -1)) }
    else if (isOpen && ['Enter', 'Tab'].includes(event.key) && !event.ctrlKey && !event.metaKey) accept()
    else if (isOpen && event.key === 'Escape') dismiss()
    else if (event.ctrlKey && event.key === ' ') suggest(true)
    else if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
        const { selectionStart: at, selectionEnd: end, value } = editors.document.area
        const indent = /^[ ]*/.exec(value.slice(value.lastIndexOf('\n', at - 1) + 1))[0], opens = value[at - 1] === '{'
        editors.document.replace(at, end, '\n' + indent + (opens ? '  ' : '') + (opens && value[at] === '}' ? '\n' + indent : ''))
        if (opens && value[at] === '}') { const back = at + indent.length + 3; editors.document.area.setSelectionRange(back, back) }
    } else return
    event.preventDefault()
})
editors.document.area.addEventListener('blur', dismiss)

const format = () => {
    editors.document.area.setSelectionRange(0, 0)
    editors.document.replace(0, editors.document.value.length, formatted(editors.document.value))
    dismiss()
}
document.addEventListener('keydown', event => {
    const isCommand = event.ctrlKey || event.metaKey
    if (isCommand && event.key === 'Enter') { event.preventDefault(); dismiss(); run() }
    if (isCommand && event.shiftKey && event.key.toLowerCase() === 'f') { event.preventDefault(); format() }
})
byID('run').onclick = run
byID('format').onclick = format
byID('link').onclick = copyLink
for (const name of ['history', 'docs']) {
    byID(`show-${name}`).onclick = () => {
        const panel = byID(name)
        panel.hidden = !panel.hidden
        byID(`show-${name}`).setAttribute('aria-expanded', !panel.hidden)
        if (!panel.hidden) panel.querySelector('input, a, button')?.focus()
    }
}
const below = ['variables', 'headers']
for (const name of below) {
    const tab = byID(`tab-${name}`)
    const select = () => below.forEach(one => {
        byID(one).hidden = one !== name
        byID(`tab-${one}`).setAttribute('aria-selected', one === name)
        byID(`tab-${one}`).tabIndex = one === name ? 0 : -1
    })
    tab.onclick = select
    tab.onkeydown = ({ key }) => {
        if (key !== 'ArrowLeft' && key !== 'ArrowRight') return
        const other = byID(`tab-${below[1 - below.indexOf(name)]}`)
        other.click()
        other.focus()
    }
}

const linked = new URLSearchParams(location.hash.slice(1))
if (linked.get('query')) { tabs.push({ query: linked.get('query'), variables: linked.get('variables') ?? '' }); current = tabs.length - 1 }
if (tabs.length === 1 && !tabs[0].query) tabs[0].query = '# Control-Space completes, Control-Enter runs.\n{\n  __typename\n}\n'
open(current)
drawHistory()
readSchema()
