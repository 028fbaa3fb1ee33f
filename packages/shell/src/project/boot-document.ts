import type { Init, ProjectType } from '@admin/contract';

/** Id of the element with the values that the server embeds in the page. */
export const bootDocumentId = 'admin-boot';

/**
 * The values that a document can contain: the public responses for the first page, which then sends no requests. A
 * document of another server contains none of them.
 */
export interface BootDocument {
  readonly init?: Init;
  readonly projectType?: ProjectType;
  /** Path under which the panel is served, without a trailing slash. */
  readonly basePath?: string;
  /** Address of the API, without a trailing slash; empty if it is the page's own origin. */
  readonly apiUrl?: string;
  readonly productName?: string;
  /** The analytics endpoint of the operator; null or absent for none. */
  readonly analyticsUrl?: string | null;
  /**
   * The visit to which the document contains the response: the id of its user and its requests, joined by commas. Absent
   * without one.
   */
  readonly visit?: string;
}

/**
 * Reads the page's boot document.
 * @returns empty if it is invalid; null if the page has none, as on a static file host
 */
export function readBootDocument(page: Document = document): BootDocument | null {
  const element = page.getElementById(bootDocumentId);
  if (!element) return null;
  try {
    return JSON.parse(element.textContent) as BootDocument;
  } catch {
    return {};
  }
}
