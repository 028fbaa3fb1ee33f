import type { Attributes, Component, Schemas } from '@admin/content-model';
import type { FormModel } from '../items/index.ts';

const component = (uid: string, attributes: Attributes): [string, Component] => [
  uid,
  { uid, category: 'parts', info: { displayName: uid, icon: 'cube' }, attributes },
];

const schemas: Schemas = {
  contentTypes: new Map(),
  components: new Map([
    component('parts.link', {
      label: { type: 'string' },
      target: { type: 'relation', relation: 'oneToMany', target: 'api::article.article' },
    }),
    component('parts.seo', {
      title: { type: 'string' },
      links: { type: 'component', component: 'parts.link', repeatable: true },
    }),
    component('parts.quote', {
      text: { type: 'text' },
      links: { type: 'component', component: 'parts.link', repeatable: true },
    }),
  ]),
};

/** A content type with nested lists, for tests of forms. */
export const articleModel: FormModel = {
  uid: 'api::article.article',
  schemas,
  attributes: {
    title: { type: 'string' },
    slug: { type: 'uid', targetField: 'title' },
    secret: { type: 'password' },
    body: { type: 'blocks' },
    tags: { type: 'relation', relation: 'manyToMany', target: 'api::tag.tag' },
    seo: { type: 'component', component: 'parts.seo' },
    links: { type: 'component', component: 'parts.link', repeatable: true },
    sections: { type: 'dynamiczone', components: ['parts.quote', 'parts.link'] },
  },
};
