/** Content codings in which responses are sent compressed. */
export type ContentCoding = 'br' | 'gzip';

/** A response as sent: its JSON, and its compressed copies so far. */
export interface SerializedResponse {
  readonly body: Buffer;
  readonly compressed: Map<ContentCoding, Buffer>;
}

const serialized = new WeakMap<object, SerializedResponse>();

/** Serializes a response once, for every later use. The caller must not change the object afterwards. */
export function serializeResponse(response: object): SerializedResponse {
  const known = serialized.get(response);
  if (known !== undefined) return known;
  const made = { body: Buffer.from(JSON.stringify(response)), compressed: new Map() };
  serialized.set(response, made);
  return made;
}

/** Returns the JSON of a serialized response; undefined for any other object. */
export function findSerialized(response: object): SerializedResponse | undefined {
  return serialized.get(response);
}

/** Estimates the bytes of a response in memory: its values take twice its JSON, compressed copies up to as much. */
export function weightOf({ body }: SerializedResponse): number {
  return body.length * 4;
}
