import type { ComponentItem, ContentTypeItem, ViewConfiguration } from '@admin/content-model';
import { expect, it } from 'vitest';
import type { ContentTypeView } from '../../schema/index.ts';
import { fieldLabels } from './labels.ts';

const configuration = (labels: Readonly<Record<string, string>>) =>
  ({
    metadatas: Object.fromEntries(
      Object.entries(labels).map(([name, label]) => [name, { edit: { label }, list: {} }]),
    ),
  }) as unknown as ViewConfiguration;

const hero = {
  uid: 'blocks.hero',
  info: { displayName: 'Hero' },
  attributes: { heading: { type: 'string' } },
} as unknown as ComponentItem;

const view = {
  contentType: {
    attributes: {
      title: { type: 'string' },
      top: { type: 'component', component: 'blocks.hero' },
      zone: { type: 'dynamiczone', components: ['blocks.hero'] },
    },
  } as unknown as ContentTypeItem,
  configuration: configuration({ title: 'Title of the page', top: '' }),
  components: new Map([[hero.uid, hero]]),
  componentConfigurations: { 'blocks.hero': configuration({ heading: 'Big words' }) },
  fieldSizes: {},
} as unknown as ContentTypeView;

it.each([
  ['an attribute', ['title'], ['Title of the page']],
  ['a field in a component', ['top', 'heading'], ['Top', 'Big words']],
  ['an item of a list', ['top', 2, 'heading'], ['Top', 'Big words']],
  ['a component in a zone', ['zone', 'Hero', 'heading'], ['Zone', 'Hero', 'Big words']],
  ['an item of a zone', ['zone', 0, 'heading'], ['Zone', 'Heading']],
  ['an unknown attribute', ['gone', 'away'], ['Gone', 'Away']],
])('the path of %s has the labels of the form', (_, path, labels) => {
  expect(fieldLabels(path, view)).toEqual(labels);
});
