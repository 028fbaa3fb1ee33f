/** The pages of content that plugins can replace; their ids are public: see docs/guides/plugins/pages.md. */
const names = [
  'home',
  'list',
  'edit',
  'single-type',
  'list-configuration',
  'edit-configuration',
  'component-configuration',
] as const;

export type PageName = (typeof names)[number];

/** Returns the id of a page for `routes.replace`. */
export const pageId = (name: PageName): string => `content-manager.${name}`;

/** The ids of all pages. */
export const pageIds: readonly string[] = names.map(pageId);
