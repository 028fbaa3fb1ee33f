import { describe, expect, it } from 'vitest';
import { panelLink } from './queue-link.ts';

const config = { publicUrl: null, basePath: '/admin', host: '127.0.0.1', port: 1337 };
const link = (changes: Partial<typeof config> | { readonly publicUrl: string } = {}) =>
  panelLink({ ...config, ...changes }, '/auth/reset-password', { code: 'a-b_c' });

describe('a link into the panel', () => {
  it('starts with the public address and the path of the panel', () => {
    expect(link({ publicUrl: 'https://cms.example.com' })).toBe(
      'https://cms.example.com/admin/auth/reset-password?code=a-b_c',
    );
    expect(link({ basePath: '/office/cms' })).toBe(
      'http://127.0.0.1:1337/office/cms/auth/reset-password?code=a-b_c',
    );
  });

  it.each([
    ['127.0.0.1', 'http://127.0.0.1:1337'],
    ['::1', 'http://[::1]:1337'],
    ['0.0.0.0', 'http://localhost:1337'],
    ['::', 'http://localhost:1337'],
    ['cms.local', 'http://cms.local:1337'],
    ['fd00::7', 'http://[fd00::7]:1337'],
  ])('without a public address points to the address of the listening server: %s', (host, origin) => {
    expect(new URL(link({ host })).origin).toBe(origin);
  });

  it('escapes its parameters', () => {
    const url = panelLink(config, '/auth/register', { registrationToken: 'a&b=c#d "x"' });
    expect(new URL(url).searchParams.get('registrationToken')).toBe('a&b=c#d "x"');
  });
});
