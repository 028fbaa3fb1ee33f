import { tokenClaims } from '../session/token-claims.ts';
import { chunkListId } from './preload-chunks.ts';
import { storedLanguage } from './stored-preferences.ts';

/**
 * Returns a digest of everything that the page depends on besides its address: a remembered page is shown only if it would be
 * drawn in the same way. The document and the panel compute it.
 * @param visit the text of the response to the visit: permissions, content types, configuration and rows
 */
export async function pageFingerprint(visit: string, token: string): Promise<string> {
  const conditions = [
    visit,
    tokenClaims(token).userId,
    storedLanguage().code,
    // The files of the build, whose style sheets contain the classes of the page.
    document.getElementById(chunkListId)?.textContent ?? '',
    // Some layouts depend on it.
    innerWidth,
  ];
  const bytes = new TextEncoder().encode(JSON.stringify(conditions));
  const digest = await crypto.subtle.digest('SHA-256', bytes);
  return btoa(String.fromCharCode(...new Uint8Array(digest)));
}
