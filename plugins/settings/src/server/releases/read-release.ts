import { valid } from 'semver';

/** A release as its document describes it. */
export interface Release {
  /** A semantic version without a leading `v`. */
  readonly version: string;
  /** The http or https address of the release notes; null if the document has none. */
  readonly notesUrl: string | null;
}

/** The maximum length of the address of release notes, in characters. */
const maxUrlLength = 2000;

function readNotesUrl(value: unknown): string | null {
  if (typeof value !== 'string' || !URL.canParse(value)) return null;
  // The panel opens the address, and a scheme such as `javascript:` would run code there.
  const { href, protocol } = new URL(value);
  return /^https?:$/.test(protocol) && href.length <= maxUrlLength ? href : null;
}

/**
 * Reads a release from the newest version of a package in an npm registry (`version`), or from the latest release of a
 * GitHub repository (`tag_name`, `html_url`).
 * @throws Error for a text that is no such document
 */
export function readRelease(text: string): Release {
  let document: unknown;
  try {
    document = JSON.parse(text);
  } catch {
    throw new Error('the release document is not JSON');
  }
  const members = Object(document) as Readonly<Record<string, unknown>>;
  const named = members['tag_name'] ?? members['version'];
  const version = typeof named === 'string' ? valid(named) : null;
  if (version === null)
    throw new Error('the release document has no semantic version in `version` or `tag_name`');
  return { version, notesUrl: readNotesUrl(members['html_url']) };
}
