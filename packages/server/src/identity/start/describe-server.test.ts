import { afterEach, describe, expect, it } from 'vitest';
import { anyNumber } from '../../testing/any-of.ts';
import { at } from '../../testing/test-client.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;

async function start(environment: Record<string, string> = {}) {
  server = await startTestServer({ environment });
  const as = await server.client.registerAdmin();
  return (url: string) => server.client.send('GET', url, undefined, { as });
}

afterEach(() => server.close());

describe('the public description of a server', () => {
  it.each([
    ['goes to a file', {}, 'file'],
    ['is sent', { SMTP_URL: 'smtp://127.0.0.1:2525' }, undefined],
  ])('reports that mail %s', async (_where, environment, mail) => {
    const get = await start(environment);
    expect(at((await get('/admin/init')).body, 'data.mail')).toBe(mail);
  });

  it.each([
    ['Password1', true],
    ['PASSWORD2024', true],
    ['Correct-Horse-7', false],
  ])('reports whether the password %s is common', async (password, isCommon) => {
    await start();
    const response = await server.client.send('POST', '/admin/password/check', { password });
    expect(response.body).toEqual({ data: { isCommon } });
  });
});

describe('the description of a server', () => {
  it('disables analytics without a configured endpoint', async () => {
    const get = await start();
    const response = await get('/admin/telemetry-properties');
    expect(response.status).toBe(204);
    expect(at((await get('/admin/project-type')).body, 'data.flags')).toEqual({
      nps: false,
      promoteEE: false,
    });
  });

  it('contains only numbers when an analytics endpoint is configured', async () => {
    const get = await start({ ANALYTICS_URL: 'https://stats.example.com/atrium' });
    const { body } = await get('/admin/telemetry-properties');
    expect(at(body, 'data')).toEqual({
      useTypescriptOnServer: true,
      useTypescriptOnAdmin: true,
      isHostedOnStrapiCloud: false,
      numberOfAllContentTypes: anyNumber,
      numberOfComponents: anyNumber,
      numberOfDynamicZones: anyNumber,
    });
    expect(at((await get('/admin/project-type')).body, 'data.flags.nps')).toBe(true);
  });

  it('reports the community edition by default', async () => {
    const get = await start();
    expect((await get('/admin/project-type')).body).toEqual({
      data: { isEE: false, features: [], flags: { nps: false, promoteEE: false } },
    });
    expect(at((await get('/admin/information')).body, 'data.communityEdition')).toBe(true);
  });

  it('reports the enterprise edition when it is configured, with existing features only', async () => {
    const get = await start({ ENTERPRISE: 'true' });
    expect((await get('/admin/project-type')).body).toEqual({
      data: {
        isEE: true,
        features: [],
        flags: { nps: false, promoteEE: false },
      },
    });
    expect(at((await get('/admin/information')).body, 'data.communityEdition')).toBe(false);
  });
});
