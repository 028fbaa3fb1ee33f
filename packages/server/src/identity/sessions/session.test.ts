import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { at, testAdmin, type TestSession } from '../../testing/test-client.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

const credentials = { email: testAdmin.email, password: testAdmin.password };

const cookieOf = (answer: { headers: Record<string, unknown> }) =>
  String(answer.headers['set-cookie']).split(';', 1)[0] ?? '';

describe('sessions', () => {
  let server: TestServer;
  let session: TestSession;

  beforeEach(async () => {
    server = await startTestServer();
    session = await server.client.registerAdmin();
  });

  afterEach(async () => {
    await server.close();
  });

  const readMe = (as: TestSession) => server.client.send('GET', '/admin/users/me', undefined, { as });

  const renew = (body: { token: string }, cookie?: string) =>
    server.client.send('POST', '/admin/renew-token', body, {
      headers: cookie === undefined ? {} : { cookie },
    });

  it('die at logout, token and cookie alike', async () => {
    const answer = await server.client.send('POST', '/admin/logout', undefined, { as: session });
    expect(answer.body).toEqual({ data: {} });
    expect(String(answer.headers['set-cookie'])).toMatch(/^cms_rt=; .*Max-Age=0/);
    expect((await readMe(session)).status).toBe(401);
    expect((await renew({ token: session.token })).status).toBe(400);
    expect((await renew({ token: '' }, session.cookie)).status).toBe(400);
  });

  it('die at once when the user is switched off', async () => {
    expect((await readMe(session)).status).toBe(200);
    await server.services.database.kysely.updateTable('admin_users').set({ is_active: 0 }).execute();
    const answer = await readMe(session);
    expect(answer.status).toBe(401);
    expect(answer.body).toEqual({
      data: null,
      error: {
        status: 401,
        name: 'UnauthorizedError',
        message: 'Missing or invalid credentials',
        details: {},
      },
    });
    expect((await renew({ token: '' }, session.cookie)).status).toBe(400);
  });

  it('end everywhere else when the password changes', async () => {
    const elsewhere = await server.client.signIn();
    const change = { password: 'Another-Horse-8', currentPassword: testAdmin.password };
    const answer = await server.client.send('PUT', '/admin/users/me', change, { as: session });
    expect(answer.status).toBe(200);
    expect((await readMe(session)).status).toBe(200);
    expect((await readMe(elsewhere)).status).toBe(401);
    expect((await renew({ token: '' }, elsewhere.cookie)).status).toBe(400);
  });

  it('can be listed, and ended one by one or all others at once', async () => {
    const phone = await server.client.signIn(testAdmin, { headers: { 'user-agent': 'Phone' } });
    const desk = await server.client.signIn();
    const list = await server.client.send('GET', '/admin/users/me/sessions', undefined, { as: session });
    const sessions = at(list.body, 'data') as readonly {
      id: string;
      userAgent: string;
      current: boolean;
    }[];
    expect(sessions).toHaveLength(3);
    expect(sessions.filter(({ current }) => current)).toHaveLength(1);
    const phoneId = sessions.find(({ userAgent }) => userAgent === 'Phone')?.id;
    await server.client.send('DELETE', `/admin/users/me/sessions/${phoneId}`, undefined, { as: session });
    expect([(await readMe(phone)).status, (await readMe(desk)).status]).toEqual([401, 200]);
    await server.client.send('DELETE', '/admin/users/me/sessions', undefined, { as: session });
    expect([(await readMe(desk)).status, (await readMe(session)).status]).toEqual([401, 200]);
  });

  it('of somebody else cannot be ended', async () => {
    const answer = await server.client.send('DELETE', '/admin/users/me/sessions/nobody', undefined, {
      as: session,
    });
    expect(answer.status).toBe(404);
  });

  it('give access for ten minutes per token, and go on by cookie', async () => {
    server.clock.advance(10 * minute + 1000);
    expect((await readMe(session)).status).toBe(401);
    expect((await renew({ token: session.token })).status).toBe(400);
    const renewed = await renew({ token: '' }, session.cookie);
    expect(renewed.status).toBe(200);
    const token = String(at(renewed.body, 'data.token'));
    expect((await readMe({ token, cookie: '' })).status).toBe(200);
  });

  it('renew by a live token within the same session', async () => {
    const answer = await renew({ token: session.token });
    expect(answer.status).toBe(200);
    expect(answer.headers['set-cookie']).toBeUndefined();
    const list = await server.client.send('GET', '/admin/users/me/sessions', undefined, {
      as: { token: String(at(answer.body, 'data.token')), cookie: '' },
    });
    expect(at(list.body, 'data')).toHaveLength(1);
  });

  it.each(['nope', '', 'eyJhbGciOiJub25lIn0.eyJpZCI6MX0.'])('are not renewed by %j', async (token) => {
    const answer = await renew({ token });
    expect(answer.body).toEqual({
      data: null,
      error: { status: 400, name: 'ValidationError', message: 'Invalid token', details: {} },
    });
  });

  it('exchange a refresh token once, and give the same successor to simultaneous askers', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => renew({ token: '' }, session.cookie)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
    expect(new Set(answers.map(cookieOf)).size).toBe(1);
    expect(cookieOf(answers[0]!)).not.toBe(session.cookie);
  });

  it('end when a refresh token comes back after the ten seconds of grace', async () => {
    const first = await renew({ token: '' }, session.cookie);
    server.clock.advance(9000);
    expect((await renew({ token: '' }, session.cookie)).status).toBe(200);
    server.clock.advance(2000);
    expect((await renew({ token: '' }, session.cookie)).status).toBe(400);
    expect((await renew({ token: '' }, cookieOf(first))).status).toBe(400);
    expect((await readMe(session)).status).toBe(401);
    expect(server.log.lines.filter((line) => line.includes('"event":"session.reused"'))).toHaveLength(1);
  });

  it('are not ended by tokens that we never made', async () => {
    const [name = '', value = ''] = session.cookie.split('=');
    const [sessionId] = value.split('.');
    const forged = `${name}=${sessionId}.0.${'A'.repeat(43)}`;
    expect((await renew({ token: '' }, forged)).status).toBe(400);
    expect((await readMe(session)).status).toBe(200);
  });

  it('end after two idle hours', async () => {
    server.clock.advance(2 * hour + 1);
    expect((await renew({ token: '' }, session.cookie)).status).toBe(400);
  });

  it('end after a day however often they are renewed', async () => {
    let { cookie } = session;
    let renewals = 0;
    for (let passed = 0; passed < 3 * day; passed += hour) {
      server.clock.advance(hour);
      const answer = await renew({ token: '' }, cookie);
      if (answer.status !== 200) break;
      cookie = cookieOf(answer);
      renewals += 1;
    }
    expect(renewals).toBe(23);
  });

  it('last thirty days when the panel asks to be remembered, with a cookie that outlives the browser', async () => {
    const answer = await server.client.send('POST', '/admin/login', credentials, {
      headers: { 'x-session-lifetime': 'remembered' },
    });
    expect(String(answer.headers['set-cookie'])).toContain(`Max-Age=${30 * 24 * 3600}`);
    let cookie = cookieOf(answer);
    let days = 0;
    for (; days < 60; days += 10) {
      server.clock.advance(10 * day - 1);
      const renewed = await renew({ token: '' }, cookie);
      if (renewed.status !== 200) break;
      cookie = cookieOf(renewed);
    }
    expect(days).toBe(30);
  });

  it('use a cookie that scripts cannot read and other sites cannot send', async () => {
    const answer = await server.client.send('POST', '/admin/login', credentials);
    expect(String(answer.headers['set-cookie'])).toMatch(
      /^cms_rt=[^;]+; Path=\/; HttpOnly; SameSite=Strict$/,
    );
  });

  it('bind the cookie to the host and to TLS behind an https address', async () => {
    const secure = await startTestServer({ environment: { PUBLIC_URL: 'https://cms.example.com' } });
    await secure.client.registerAdmin();
    const answer = await secure.client.send('POST', '/admin/login', credentials);
    await secure.close();
    expect(String(answer.headers['set-cookie'])).toMatch(
      /^__Host-cms_rt=[^;]+; Path=\/; HttpOnly; SameSite=Strict; Secure$/,
    );
  });

  it('start with a new id whatever cookie was there before', async () => {
    const answer = await server.client.send('POST', '/admin/login', credentials, {
      headers: { cookie: session.cookie },
    });
    expect(cookieOf(answer).split('.')[0]).not.toBe(session.cookie.split('.')[0]);
  });

  it('keep nothing in the database that a token could be made from without the secret', async () => {
    const rows = await server.services.database.kysely.selectFrom('admin_sessions').selectAll().execute();
    const proof = session.cookie.split('.')[2] ?? 'absent';
    expect(JSON.stringify(rows)).not.toContain(proof);
    expect(JSON.stringify(rows)).not.toContain(session.token);
  });
});
