import { asList, invalidParameter, invalidQuery, isTree } from './invalid-parameter.ts';

/** The fields and parts that a client requests of an entry, before they are compared with the content type. */
export interface RequestedParts {
  /** Null for all fields. */
  fields: Set<string> | null;
  /** True if every relation, media attribute, component and zone is requested. */
  all: boolean;
  readonly parts: Map<string, RequestedPart>;
}

/** A requested relation, media attribute, component or zone. */
export interface RequestedPart extends RequestedParts {
  filters?: unknown;
  sort?: unknown;
  start?: number;
  limit?: number;
  /** The requested components of a zone, by uid. */
  on?: Map<string, RequestedParts>;
}

/** The maximum depth of `populate`. */
export const maxDepth = 6;

/** Returns a request for all fields and no parts. */
export function noParts(): RequestedParts {
  return { fields: null, all: false, parts: new Map() };
}

/** Parses `fields`: a list, a text with commas, or `*`. @throws AppError QUERY_INVALID (400) */
export function readFields(sent: unknown): Set<string> | null {
  if (sent === undefined || sent === '' || sent === '*') return null;
  const list = typeof sent === 'string' ? sent.split(',') : asList(sent);
  if (list === undefined) throw invalidParameter('fields');
  const names = list.map((name) => {
    if (typeof name !== 'string') throw invalidParameter('fields');
    return name.trim();
  });
  return names.includes('*') ? null : new Set(names);
}

/** Returns the requested part of that name, added if it is new. */
function partOf(request: RequestedParts, name: string): RequestedPart {
  const known = request.parts.get(name);
  if (known !== undefined) return known;
  const part = noParts();
  request.parts.set(name, part);
  return part;
}

/** Adds a path such as `author.avatar`; returns its last part. */
function addPath(request: RequestedParts, path: string): RequestedPart | RequestedParts {
  const steps = path.split('.');
  if (steps.length > maxDepth) throw tooDeep();
  let at: RequestedParts = request;
  for (const step of steps) {
    if (step === '*') at.all = true;
    else at = partOf(at, step);
  }
  return at;
}

function tooDeep() {
  return invalidQuery(`populate is nested more than ${maxDepth} levels deep`);
}

const yes: ReadonlySet<unknown> = new Set([true, 'true', '1', 't']);
const no: ReadonlySet<unknown> = new Set([false, 'false', '0', 'f']);

/**
 * Adds what `populate` requests: `*`, a name or path, a list of them, or an object of parts.
 * @throws AppError QUERY_INVALID (400) naming what is not understood
 */
export function readPopulate(request: RequestedParts, sent: unknown, depth = 1): void {
  if (sent === undefined || sent === null || sent === '' || no.has(sent)) return;
  if (depth > maxDepth) throw tooDeep();
  if (typeof sent === 'string' && !yes.has(sent)) {
    for (const path of sent.split(',')) addPath(request, path.trim());
    return;
  }
  if (yes.has(sent)) {
    request.all = true;
    return;
  }
  const list = asList(sent);
  if (list !== undefined) {
    for (const item of list) {
      if (typeof item !== 'string') throw invalidParameter('populate');
      readPopulate(request, item, depth);
    }
    return;
  }
  if (!isTree(sent)) throw invalidParameter('populate');
  for (const [name, value] of Object.entries(sent)) {
    if (no.has(value)) continue;
    if (name === '*') request.all = true;
    else readPart(addPath(request, name), name, value, depth + 1);
  }
}

function readPart(part: RequestedPart, name: string, sent: unknown, depth: number): void {
  if (sent === undefined || sent === '' || yes.has(sent)) return;
  if (sent === '*') {
    part.all = true;
    return;
  }
  if (!isTree(sent)) throw invalidParameter(name);
  for (const [key, value] of Object.entries(sent)) {
    switch (key) {
      case 'fields':
        part.fields = readFields(value);
        break;
      case 'populate':
        readPopulate(part, value, depth);
        break;
      case 'filters':
        part.filters = value;
        break;
      case 'sort':
        part.sort = value;
        break;
      case 'start':
      case 'limit':
        part[key] = readNumber(`${name}.${key}`, value);
        break;
      case 'on':
        part.on = readComponents(value, depth);
        break;
      default:
        throw invalidParameter(key);
    }
  }
}

function readComponents(sent: unknown, depth: number): Map<string, RequestedParts> {
  if (!isTree(sent)) throw invalidParameter('on');
  const components = new Map<string, RequestedParts>();
  for (const [uid, value] of Object.entries(sent)) {
    const part: RequestedPart = noParts();
    readPart(part, uid, value, depth);
    const { filters, sort, start, limit, on } = part;
    if ([filters, sort, start, limit, on].some((one) => one !== undefined)) throw invalidParameter(uid);
    components.set(uid, part);
  }
  return components;
}

function readNumber(name: string, sent: unknown): number {
  const text = typeof sent === 'string' || typeof sent === 'number' ? String(sent) : '';
  if (!/^\d{1,6}$/.test(text)) throw invalidParameter(name);
  return Number(text);
}
