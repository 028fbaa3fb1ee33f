import { administrator } from './administrator.ts';
import { anotherGrace, type Person } from './people.ts';

/** A response of the API. */
export interface ApiResponse {
  readonly status: number;
  readonly body: unknown;
}

/** The API as a signed-in user, for the preconditions of a journey. */
export interface AdminApi {
  readonly origin: string;
  /** Sends a request; returns the response whatever its status. */
  send(method: string, path: string, body?: unknown): Promise<ApiResponse>;
  /** Sends a request; returns the data of the response. Throws if the request fails. */
  data<Data>(method: string, path: string, body?: unknown): Promise<Data>;
}

function withToken(origin: string, token: string | null): AdminApi {
  const headers = {
    'content-type': 'application/json',
    ...(token === null ? {} : { authorization: `Bearer ${token}` }),
  };
  const send: AdminApi['send'] = async (method, path, body) => {
    const response = await fetch(`${origin}${path}`, {
      method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, body: text === '' ? null : (JSON.parse(text) as unknown) };
  };
  return {
    origin,
    send,
    async data<Data>(method: string, path: string, body?: unknown) {
      const response = await send(method, path, body);
      if (response.status >= 400) throw new Error(`${method} ${path}: ${JSON.stringify(response.body)}`);
      return (response.body as { readonly data: Data }).data;
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

/** Returns the id of a role. */
export async function roleId(api: AdminApi, name: string): Promise<number> {
  const roles = await api.data<readonly { id: number; name: string }[]>('GET', '/admin/roles');
  const role = roles.find((one) => one.name === name);
  if (!role) throw new Error(`No role is called "${name}".`);
  return role.id;
}

/**
 * Adds a user with a password. Invitations have a rate limit that is too low for journeys that share a product.
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
 * Adds an editor for this journey only: for tests that change a password or preferences, or end sessions, without
 * affecting the administrator.
 */
export async function addEditor(api: AdminApi): Promise<Person & { readonly userId: number }> {
  const person = anotherGrace();
  return { ...person, userId: await addPerson(api, person, [await roleId(api, 'Editor')]) };
}
