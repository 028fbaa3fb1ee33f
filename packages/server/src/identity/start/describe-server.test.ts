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

describe('what a server says before anybody signs in', () => {
  it.each([
    ['goes to a file', {}, 'file'],
    ['is sent', { SMTP_URL: 'smtp://127.0.0.1:2525' }, undefined],
  ])('is that mail %s', async (_where, environment, mail) => {
    const get = await start(environment);
    expect(at((await get('/admin/init')).body, 'data.mail')).toBe(mail);
  });

  it.each([
    ['Password1', true],
    ['PASSWORD2024', true],
    ['Correct-Horse-7', false],
  ])('is whether many people use the password %s', async (password, isCommon) => {
    await start();
    const response = await server.client.send('POST', '/admin/password/check', { password });
    expect(response.body).toEqual({ data: { isCommon } });
  });
});

describe('what a server says about itself', () => {
  it('is nothing to be reported while its operator named nobody to report to', async () => {
    const get = await start();
    const response = await get('/admin/telemetry-properties');
    expect(response.status).toBe(204);
    expect(at((await get('/admin/project-type')).body, 'data.flags')).toEqual({
      nps: false,
      promoteEE: false,
    });
  });

  it('is numbers only, once there is an endpoint for them', async () => {
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

  it('is the community edition unless its operator says otherwise', async () => {
    const get = await start();
    expect((await get('/admin/project-type')).body).toEqual({
      data: { isEE: false, features: [], flags: { nps: false, promoteEE: false } },
    });
    expect(at((await get('/admin/information')).body, 'data.communityEdition')).toBe(true);
  });

  it('is the enterprise edition, without features that do not exist, where its operator wants that', async () => {
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
