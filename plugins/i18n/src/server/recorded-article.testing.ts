import { buildSchemas } from '@admin/content-model';

const own = { i18n: { localized: true } };
const shared = { i18n: { localized: false } };
export const articleUid = 'api::article.article';

/** The values that an article shares with its translations: an attribute of every type with plain values. */
export const sharedByLocales = {
  code: null,
  contactEmail: 'c@example.com',
  kind: 'tutorial',
  views: 43,
  rating: 4.5,
  price: 12.34,
  bigCount: '9007199254740992',
  featured: true,
  approved: null,
  publishDate: '2026-01-31',
  eventAt: '2026-02-01T10:30:00.000Z',
  opensAt: '09:15:00.000',
};

const document = {
  kind: 'collectionType',
  collectionName: 'articles',
  info: { singularName: 'article', pluralName: 'articles', displayName: 'Article' },
  options: { draftAndPublish: true },
  pluginOptions: own,
  attributes: {
    title: { type: 'string', pluginOptions: own },
    slug: { type: 'uid', targetField: 'title', pluginOptions: own },
    body: { type: 'richtext', pluginOptions: own },
    meta: { type: 'json', pluginOptions: own },
    code: { type: 'string', pluginOptions: shared },
    contactEmail: { type: 'email', pluginOptions: shared },
    secret: { type: 'password', pluginOptions: shared },
    kind: { type: 'enumeration', enum: ['news', 'tutorial'], pluginOptions: shared },
    views: { type: 'integer', pluginOptions: shared },
    rating: { type: 'float', pluginOptions: shared },
    price: { type: 'decimal', pluginOptions: shared },
    bigCount: { type: 'biginteger', pluginOptions: shared },
    featured: { type: 'boolean', pluginOptions: shared },
    approved: { type: 'boolean', pluginOptions: shared },
    publishDate: { type: 'date', pluginOptions: shared },
    eventAt: { type: 'datetime', pluginOptions: shared },
    opensAt: { type: 'time', pluginOptions: shared },
    cover: { type: 'media', multiple: false, pluginOptions: shared },
    gallery: { type: 'media', multiple: true, pluginOptions: own },
    reviewer: { type: 'relation', relation: 'oneToOne', target: articleUid },
  },
};

export const { schemas: articleSchemas } = buildSchemas({
  contentTypes: [{ file: 'article.json', uid: articleUid, document }],
  components: [],
});
