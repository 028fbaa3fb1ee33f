import type { Init, ProjectType } from '@admin/contract';

/** Id of the element in the page that holds what the server already knew when it sent the page. */
export const bootDocumentId = 'admin-boot';

/**
 * What a page may bring along: the public answers that the first screen needs, so that it asks for
 * nothing. A page from another server brings none of it, and the panel asks.
 */
export interface BootDocument {
  readonly init?: Init;
  readonly projectType?: ProjectType;
  /** Path under which the panel is served, without a trailing slash. */
  readonly basePath?: string;
  /** Address of the API, without a trailing slash; empty when it is the page's own origin. */
  readonly apiUrl?: string;
  readonly productName?: string;
  /** Where the operator wants to hear of the use of this installation; nowhere unless they say so. */
  readonly analyticsUrl?: string | null;
}

/**
 * Reads the page's boot document.
 * @returns empty when it cannot be read; null when the page has none, as on a host that knows nothing of panels
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
