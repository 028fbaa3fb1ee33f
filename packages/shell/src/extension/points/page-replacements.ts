import type { ComponentType } from 'react';
import type { Guarded, Lazy, Placed } from '../core/contribution-types.ts';
import { createExtensionPoint } from '../core/extension-point.ts';
import { missingComponent } from './required-parts.ts';

/** What a page in the place of another one receives. */
export interface ReplacingPageProps {
  /** The page that would be here: to be drawn inside of the new one, or not at all. */
  readonly Default: ComponentType;
}

/** A page in the place of another one. Address, link and permissions stay those of the page that was there. */
export interface PageReplacement extends Placed, Guarded {
  readonly page: Lazy<ReplacingPageProps>;
}

/** A replacement with the id of the page that it is for. */
export interface ReplacedPage extends PageReplacement {
  readonly replaces: string;
}

/** Pages in the place of others; plugins write `routes.replace`. */
export const pageReplacements = createExtensionPoint<ReplacedPage>().with({
  id: 'shell.page-replacements',
  key: ({ id }) => id,
  validate: ({ page, replaces }) =>
    typeof replaces === 'string'
      ? missingComponent(page)
      : 'A replacement needs the id of the page it is for',
});
