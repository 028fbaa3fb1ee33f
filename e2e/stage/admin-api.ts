import { administrator } from './administrator.ts';
import type { Person } from './people.ts';

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

/** Invites somebody who registers at once. @returns the API as this person may use it */
export async function addPerson(
  api: AdminApi,
  person: Person,
  roles: readonly number[],
): Promise<AdminApi & { readonly userId: number }> {
  const { firstname, lastname, email, password } = person;
  const invited = await api.data<{ id: number; registrationToken: string }>('POST', '/admin/users', {
    firstname,
    ...(lastname === undefined ? {} : { lastname }),
    email,
    roles,
  });
  const { registrationToken } = invited;
  const userInfo = { firstname, ...(lastname === undefined ? {} : { lastname }), password };
  const { token } = await withToken(api.origin, null).data<Signed>('POST', '/admin/register', {
    registrationToken,
    userInfo,
  });
  return { ...withToken(api.origin, token), userId: invited.id };
}
