import { administrator } from './administrator.ts';
import { anotherGrace, type Person } from './people.ts';

/** What the API answered. */
export interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/** The API for somebody who is signed in, for what a journey takes for granted. */
export interface AdminApi {
  readonly origin: string;
  /** Asks, and answers whatever came of it. */
  ask(method: string, path: string, body?: unknown): Promise<Answer>;
  /** Asks, and gives the answer's data; throws unless it was good. */
  data<Data>(method: string, path: string, body?: unknown): Promise<Data>;
}

function withToken(origin: string, token: string | null): AdminApi {
  const headers = {
    'content-type': 'application/json',
    ...(token === null ? {} : { authorization: `Bearer ${token}` }),
  };
  const ask: AdminApi['ask'] = async (method, path, body) => {
    const answer = await fetch(`${origin}${path}`, {
      method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    return { status: answer.status, body: text === '' ? null : (JSON.parse(text) as unknown) };
  };
  return {
    origin,
    ask,
    async data<Data>(method: string, path: string, body?: unknown) {
      const answer = await ask(method, path, body);
      if (answer.status >= 400) throw new Error(`${method} ${path}: ${JSON.stringify(answer.body)}`);
      return (answer.body as { readonly data: Data }).data;
    },
  };
}

type Signed = { readonly token: string };

/** Signs in without a browser. */
export async function signInToApi(
  origin: string,
  { email, password }: Pick<Person, 'email' | 'password'> = administrator,
): Promise<AdminApi> {
  const { token } = await withToken(origin, null).data<Signed>('POST', '/admin/login', { email, password });
  return withToken(origin, token);
}

/** The id of the role with that name. */
export async function roleId(api: AdminApi, name: string): Promise<number> {
  const roles = await api.data<readonly { id: number; name: string }[]>('GET', '/admin/roles');
  const role = roles.find((one) => one.name === name);
  if (!role) throw new Error(`There is no role "${name}".`);
  return role.id;
}

/**
 * Adds somebody who can sign in. They are given their password: invitations are accepted so many times a minute and no
 * more, which is too few for journeys that share a product.
 * @returns the id of the user
 */
export async function addPerson(api: AdminApi, person: Person, roles: readonly number[]): Promise<number> {
  const { firstname, lastname, email, password } = person;
  const names = { firstname, ...(lastname === undefined ? {} : { lastname }) };
  const { id } = await api.data<{ id: number }>('POST', '/admin/users', { ...names, email, roles });
  await api.data('PUT', `/admin/users/${id}`, { password, isActive: true });
  return id;
}

/**
 * Adds an editor whom no other journey through the same product has met: for what changes a password or preferences,
 * or ends sessions, and leaves the administrator's alone.
 */
export async function addEditor(api: AdminApi): Promise<Person & { readonly userId: number }> {
  const person = anotherGrace();
  return { ...person, userId: await addPerson(api, person, [await roleId(api, 'Editor')]) };
}
