import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { describe, expect, it } from 'vitest';
import type { Endpoint } from './endpoint.ts';
import { endpoints } from './endpoints.ts';

const all: readonly (readonly [string, Endpoint])[] = Object.entries(endpoints);

const accepts = (schema: TSchema, value: unknown): boolean => Compile(schema).Check(value);

describe('the list of endpoints', () => {
  it('names every call once', () => {
    const names = all.map(([, endpoint]) => `${endpoint.method} ${endpoint.path}`);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it('describes exactly the parameters of each path', () => {
    for (const [name, endpoint] of all) {
      const inPath = [...endpoint.path.matchAll(/:(\w+)/g)].map((match) => match[1]);
      const properties: unknown =
        endpoint.params === undefined ? {} : Reflect.get(endpoint.params, 'properties');
      expect([name, Object.keys(properties as object)]).toEqual([name, inPath]);
    }
  });

  it('has a response schema for every status but 204', () => {
    for (const [name, endpoint] of all) {
      expect([name, endpoint.response === undefined]).toEqual([name, endpoint.status === 204]);
    }
  });

  it('requires a session except for starting one', () => {
    const open = all.filter(([, endpoint]) => endpoint.policy === 'public').map(([name]) => name);
    expect(open).toEqual([
      'init',
      'projectType',
      'registerAdmin',
      'login',
      'renewToken',
      'forgotPassword',
      'resetPassword',
      'checkResetLink',
      'checkPassword',
      'registrationInfo',
      'register',
    ]);
  });

  it('rejects unknown keys in every body with known keys', () => {
    for (const [name, { body }] of all) {
      if (body === undefined || !Reflect.has(body, 'properties')) continue;
      expect([name, Reflect.get(body, 'additionalProperties')]).toEqual([name, false]);
    }
  });

  it('tolerates rememberMe at sign-in and nothing else', () => {
    const { body } = endpoints.login;
    expect(accepts(body, { email: 'ada@example.com', password: 'Passw0rd1', rememberMe: true })).toBe(true);
    expect(accepts(body, { email: 'ada@example.com', password: 'Passw0rd1', news: true })).toBe(false);
  });

  it('accepts a first administrator without a last name and rejects the news flag', () => {
    const { body } = endpoints.registerAdmin;
    const ada = { firstname: 'Ada', email: 'admin@example.com', password: 'Passw0rd1' };
    expect(accepts(body, ada)).toBe(true);
    expect(accepts(body, { ...ada, news: false })).toBe(false);
    expect(accepts(body, { ...ada, firstname: '' })).toBe(false);
  });

  it('rejects an empty list of ids', () => {
    expect(accepts(endpoints.bulkDeleteEntries.body, { ids: [] })).toBe(false);
    expect(accepts(endpoints.bulkDeleteEntries.body, { ids: [1, 2] })).toBe(true);
  });

  it('accepts permissions in the form in which it returns them', () => {
    const permission = {
      id: 158,
      action: 'plugin::content-manager.explorer.read',
      actionParameters: {},
      subject: 'api::article.article',
      properties: { fields: ['title', 'seo.metaTitle'], locales: null },
      conditions: ['admin::is-creator'],
    };
    expect(accepts(endpoints.readMyPermissions.response, { data: [permission] })).toBe(true);
    expect(accepts(endpoints.updateRolePermissions.body, { permissions: [permission] })).toBe(true);
  });

  it('rejects a uid with characters that a URL would escape', () => {
    const body = { contentTypeUID: 'api::article.article', field: 'slug' };
    expect(accepts(endpoints.checkUidAvailability.body, { ...body, value: 'a-full_article.~1' })).toBe(true);
    expect(accepts(endpoints.checkUidAvailability.body, { ...body, value: 'a b' })).toBe(false);
    expect(accepts(endpoints.checkUidAvailability.body, { ...body, value: '' })).toBe(false);
  });
});
