import type { BlockNode } from '@admin/content-model';

/** Characters of a title. */
export const longestTitle = 200;

/** What an embedded page is shown with. */
export interface Embedded {
  /** Empty as long as nobody has named a page. */
  readonly url: string;
  readonly title: string;
}

/** Reads an embed; what is damaged counts as empty. */
export function embeddedIn({ url, title }: BlockNode): Embedded {
  return { url: typeof url === 'string' ? url : '', title: typeof title === 'string' ? title : '' };
}

/** An embed node. For one with nothing to write in directly it holds one empty text. */
export function embedNode({ url, title }: Embedded) {
  return { type: 'embed', url, title, children: [{ type: 'text', text: '' }] };
}
