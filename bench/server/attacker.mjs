import { articles } from './sample-entries.mjs';

const person = { firstname: 'Mallory', password: 'Passw0rd-of-Mallory' };

/** The number of relations that one attack sorts; half of the limit per request. */
const targetCount = 2500;

const pageSize = 100;

/** The fields that the attacks write to, and the locale: a grant without locales allows none. */
const properties = {
  fields: ['title', 'slug', 'body', 'fieldNotes', 'furtherReading', 'sections', 'previewPassword'],
  locales: ['en'],
};

async function createRole(api) {
  const { data: role } = await api.call('POST', '/admin/roles', { name: 'Reporter' });
  const actions = ['create', 'read', 'update'].map((name) => `plugin::content-manager.explorer.${name}`);
  await api.call('PUT', `/admin/roles/${role.id}/permissions`, {
    permissions: actions.map((action) => ({
      action,
      subject: 'api::article.article',
      properties,
      conditions: [],
    })),
  });
  return role.id;
}

async function addPerson(api, role) {
  const { data: invited } = await api.call('POST', '/admin/users', {
    firstname: person.firstname,
    email: 'mallory@example.com',
    roles: [role],
  });
  const { registrationToken } = invited;
  const { data: session } = await api.call('POST', '/admin/register', {
    registrationToken,
    userInfo: person,
  });
  return session.token;
}

async function readTargets(api) {
  const ids = [];
  for (let page = 1; ids.length < targetCount; page += 1) {
    const { results } = await api.call('GET', `${articles}?page=${page}&pageSize=${pageSize}&sort=id:ASC`);
    ids.push(...results.map(({ id }) => id));
    if (results.length < pageSize) break;
  }
  return ids.slice(0, targetCount);
}

/**
 * Creates a user who may only write articles, and the entries for the attacks.
 *
 * @param {Awaited<ReturnType<typeof import('./api-client.mjs').createApiClient>>} api of the administrator
 * @returns {Promise<{ token: string, entry: number, targets: number[] }>} `entry` is an article to write to,
 *   `targets` are articles to link
 */
export async function createAttacker(api) {
  const targets = await readTargets(api);
  const token = await addPerson(api, await createRole(api));
  const entry = await api.call('POST', articles, {
    title: 'An attacked article',
    slug: 'an-attacked-article',
  });
  return { token, entry: entry.id, targets };
}
