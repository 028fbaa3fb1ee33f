import type { PermissionLayout } from '@admin/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { book, label, memo } from '../../testing/fixtures/library-types.ts';
import { librarySchemas } from '../../testing/fixtures/library.ts';
import { at, type TestSession } from '../../testing/test-client.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { addUser } from '../../testing/test-users.ts';
import { createActionRegistry, coreActions } from '../actions.ts';
import { entryActionsPlugin } from './fixtures/entry-actions-plugin.ts';
import { permissionLayout } from './permission-layout.ts';

describe('the layout of all permissions', () => {
  let server: TestServer;
  let admin: TestSession;
  let layout: PermissionLayout;

  beforeAll(async () => {
    server = await startTestServer({ schemas: librarySchemas, plugins: [entryActionsPlugin] });
    admin = await server.client.registerAdmin();
    const response = await server.client.send('GET', '/admin/permissions', undefined, { as: admin });
    layout = at(response.body, 'data') as PermissionLayout;
  });

  afterAll(async () => {
    await server.close();
  });

  const subjectOf = (uid: string) =>
    layout.sections.collectionTypes.subjects.find((subject) => subject.uid === uid);

  it('separates plugins, settings and the kinds of content', () => {
    const { plugins, settings, singleTypes, collectionTypes } = layout.sections;
    expect(plugins).toContainEqual({
      displayName: 'Configure',
      plugin: 'content-manager',
      subCategory: 'views',
      action: 'plugin::content-manager.configure',
    });
    expect(settings).toContainEqual({
      displayName: 'Create (invite)',
      category: 'users and roles',
      subCategory: 'users',
      action: 'admin::users.create',
    });
    expect(singleTypes.subjects.map(({ uid }) => uid)).toEqual(['api::front.front']);
    expect(collectionTypes.subjects.map(({ uid }) => uid)).not.toContain('api::front.front');
    expect(singleTypes.actions).toEqual(collectionTypes.actions);
  });

  it('offers actions of plugins only when the plugins are present', () => {
    const offered = ({ plugins, settings }: PermissionLayout['sections']) =>
      [...plugins, ...settings].map(({ action }) => action);
    expect(offered(layout.sections).filter((id) => id.startsWith('plugin::upload'))).toEqual([]);
    const upload = {
      actions: [
        { id: 'plugin::upload.read', section: 'plugins', displayName: 'Open', plugin: 'upload' } as const,
      ],
    };
    const actions = createActionRegistry(coreActions, [upload]);
    const brought = permissionLayout({ schemas: librarySchemas, actions, locales: [] });
    expect(offered(brought.sections)).toContain('plugin::upload.read');
  });

  it('lists each action in its declared section, under a general category by default', () => {
    const actions = createActionRegistry(
      [],
      [
        {
          actions: [
            { id: 'on.entries', section: 'contentTypes', displayName: 'A' },
            { id: 'of.plugin', section: 'plugins', displayName: 'B' },
            { id: 'of.settings', section: 'settings', displayName: 'C' },
          ],
        },
      ],
    );
    const { sections } = permissionLayout({ schemas: librarySchemas, actions, locales: [] });
    expect([sections.plugins, sections.settings]).toEqual([
      [{ action: 'of.plugin', displayName: 'B', plugin: '', subCategory: 'general' }],
      [{ action: 'of.settings', displayName: 'C', category: 'general', subCategory: 'general' }],
    ]);
    expect(sections.singleTypes.actions).toMatchObject([{ actionId: 'on.entries', applyToProperties: [] }]);
  });

  it('lists the content types and restrictions of each action on entries', () => {
    const [create, , , remove, publish] = layout.sections.collectionTypes.actions;
    expect(create).toMatchObject({ label: 'Create', applyToProperties: ['fields', 'locales'] });
    expect(create?.subjects).toContain(label.uid);
    expect(remove?.applyToProperties).toEqual(['locales']);
    expect(publish?.subjects).toContain(memo.uid);
    expect(publish?.subjects).not.toContain(label.uid);
  });

  it('shows fields as a tree down to the fields of components, and marks required ones', () => {
    const [fields] = subjectOf(book.uid)?.properties ?? [];
    expect(fields).toMatchObject({ label: 'Fields', value: 'fields' });
    expect(fields?.children).toContainEqual({ label: 'title', value: 'title', required: true });
    expect(fields?.children).toContainEqual({ label: 'zone', value: 'zone' });
    const seo = fields?.children.find(({ value }) => value === 'seo');
    expect(seo?.children).toContainEqual({
      label: 'socials',
      value: 'socials',
      children: [
        { label: 'network', value: 'network', required: true },
        { label: 'followers', value: 'followers' },
      ],
    });
  });

  it('offers locales on localized types only', () => {
    expect(subjectOf(book.uid)?.properties[1]).toEqual({
      label: 'Locales',
      value: 'locales',
      children: [{ label: 'English (en)', value: 'en' }],
    });
    expect(subjectOf(memo.uid)?.properties.map(({ value }) => value)).toEqual(['fields']);
  });

  it('names the conditions', () => {
    expect(layout.conditions).toEqual([
      { id: 'admin::is-creator', displayName: 'Is creator', category: 'default' },
      { id: 'admin::has-same-role-as-creator', displayName: 'Has same role as creator', category: 'default' },
    ]);
  });

  it('is the same for every role and every signed-in user', async () => {
    const email = 'rita@example.com';
    const password = 'Correct-Horse-7';
    await addUser(server.services, { email, password, role: [] });
    const rita = await server.client.signIn({ email, password });
    const response = await server.client.send('GET', '/admin/permissions?role=2', undefined, { as: rita });
    expect(at(response.body, 'data')).toEqual(layout);
    expect((await server.client.send('GET', '/admin/permissions')).status).toBe(401);
  });
});
