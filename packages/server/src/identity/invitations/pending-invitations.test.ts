import { expect, it } from 'vitest';
import { at } from '../../testing/test-client.ts';
import { startTestServer } from '../../testing/test-server.ts';

it('lists the users of a page who are invited and have not registered', async () => {
  const server = await startTestServer();
  const as = await server.client.registerAdmin();
  const invite = async (email: string) => {
    const user = { firstname: 'Rita', lastname: 'R', email, roles: [2] };
    const { body } = await server.client.send('POST', '/admin/users', user, { as });
    return { id: Number(at(body, 'data.id')), token: String(at(body, 'data.registrationToken')) };
  };
  const registered = await invite('registered@example.com');
  const userInfo = { firstname: 'Rita', lastname: 'R', password: 'Correct-Horse-7' };
  await server.client.send('POST', '/admin/register', { registrationToken: registered.token, userInfo });
  await server.client.send('PUT', `/admin/users/${registered.id}`, { isActive: false }, { as });
  const waiting = await invite('waiting@example.com');

  const pending = (ids: string) =>
    server.client.send('GET', `/admin/users/invitations?ids=${ids}`, undefined, { as });
  expect(await pending(`1,${registered.id},${waiting.id},9999`)).toMatchObject({
    status: 200,
    body: { data: [waiting.id] },
  });
  for (const ids of ['', 'x', '1,', Array(101).fill('1').join(',')]) {
    expect(await pending(ids)).toMatchObject({ status: 400 });
  }
  await server.close();
});
