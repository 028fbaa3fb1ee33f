/** The API of the script inside the document. It runs before the panel's scripts and imports none of them. */
export { pathOf } from '../http/urls.ts';
export {
  changedListAddress,
  listParameters,
  listQuery,
  type ListParameters,
  type ListSort,
} from '../navigation/list-parameters.ts';
export type { PageQuery } from '../navigation/page-ref.ts';
export { createPageRef } from '../navigation/page-ref.ts';
export { homePage } from '../navigation/pages.ts';
export type { PagePreload, PreloadAddress, PreloadCall, PreloadUser } from './page-preload.ts';
export { createDocumentRequests, type DocumentPreload } from './document-requests.ts';
export { startDocument } from './start-document.ts';
