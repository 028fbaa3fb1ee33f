import { createPageRef } from '@admin/shell/preload';

// `preload.ts` runs before the panel and reads these: this file must not import the panel.

/** Start of content; redirects to the first content type. */
export const contentPage = createPageRef('content-manager');

/** Link to the start of content, with the leading slash of all addresses of content. */
export const contentStart = `${contentPage.to()}/`;

/** For users who may open no content type. */
export const forbiddenPage = createPageRef('content-manager/403');
export const noContentTypesPage = createPageRef('content-manager/no-content-types');

export const listPage = createPageRef('content-manager/collection-types/:uid');
export const createPage = createPageRef('content-manager/collection-types/:uid/create');

/** A new entry that starts as a copy of another one. */
export const clonePage = createPageRef('content-manager/collection-types/:uid/create/clone/:origin');
export const entryPage = createPageRef('content-manager/collection-types/:uid/:id');
export const singleTypePage = createPageRef('content-manager/single-types/:uid');

export const listConfigurationPage = createPageRef(
  'content-manager/collection-types/:uid/configurations/list',
);
export const collectionConfigurationPage = createPageRef(
  'content-manager/collection-types/:uid/configurations/edit',
);
export const singleConfigurationPage = createPageRef('content-manager/single-types/:uid/configurations/edit');
export const componentConfigurationPage = createPageRef(
  'content-manager/components/:uid/configurations/edit',
);

/** Pages of the content type builder, another plugin. */
export const contentTypeModelPage = createPageRef('plugins/content-type-builder/content-types/:uid');
export const componentModelPage = createPageRef(
  'plugins/content-type-builder/component-categories/:category/:uid',
);
export const newContentTypePage = createPageRef(
  'plugins/content-type-builder/content-types/create-content-type',
);
