import { createPageRef } from '@admin/shell/visit';

// The document's own script reads addresses by these as well: nothing here may need the panel.

/** Where content starts: on to the first content type. */
export const contentPage = createPageRef('content-manager');

/** The same as a link: with the slash that all addresses of content begin with. */
export const contentStart = `${contentPage.to()}/`;

/** For those who may open no content type. */
export const forbiddenPage = createPageRef('content-manager/403');
export const noContentTypesPage = createPageRef('content-manager/no-content-types');

export const listPage = createPageRef('content-manager/collection-types/:uid');
export const createPage = createPageRef('content-manager/collection-types/:uid/create');

/** A new entry that begins as a copy of another one. */
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

/** Of the builder of content types, which is another plugin. */
export const contentTypeModelPage = createPageRef('plugins/content-type-builder/content-types/:uid');
export const componentModelPage = createPageRef(
  'plugins/content-type-builder/component-categories/:category/:uid',
);
export const newContentTypePage = createPageRef(
  'plugins/content-type-builder/content-types/create-content-type',
);
