import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';

/** A response. */
export interface TestResponse {
  readonly status: number;
  readonly headers: LightMyRequestResponse['headers'];
  /** The parsed body when it is JSON, otherwise its text. */
  readonly body: unknown;
  readonly raw: LightMyRequestResponse;
}

/** The credentials of a signed-in user. */
export interface TestSession {
  readonly token: string;
  readonly cookie: string;
}

type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE' | 'PATCH' | 'OPTIONS';
type Extra = Pick<InjectOptions, 'headers' | 'payload' | 'remoteAddress'> & {
  readonly as?: TestSession;
  /** Announces that the caller renews its token, as the panel does. @default true */
  readonly renews?: boolean;
};

/** Sends requests to a server without a network, or over one when `listen` was called. */
export interface TestClient {
  send(method: Method, url: string, body?: unknown, extra?: Extra): Promise<TestResponse>;
  /** Creates the first administrator and signs them in. */
  registerAdmin(admin?: Partial<typeof testAdmin>): Promise<TestSession>;
  signIn(
    credentials?: { readonly email: string; readonly password: string },
    extra?: Extra,
  ): Promise<TestSession>;
}

export const testAdmin = {
  firstname: 'Ada',
  lastname: 'Admin',
  email: 'ada@example.com',
  password: 'Correct-Horse-7',
};

function parseBody(raw: LightMyRequestResponse): unknown {
  const type = String(raw.headers['content-type'] ?? '');
  return type.startsWith('application/json') ? JSON.parse(raw.payload) : raw.payload;
}

/** Returns the value at a path of a body, such as `data.token`. */
export function at(body: unknown, dotted: string): unknown {
  return dotted
    .split('.')
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], body);
}

function sessionOf(response: TestResponse): TestSession {
  if (response.status !== 200) throw new Error(`no session: ${JSON.stringify(response.body)}`);
  const cookie = String(response.headers['set-cookie']).split(';', 1)[0] ?? '';
  return { token: String(at(response.body, 'data.token')), cookie };
}

export function createTestClient(http: FastifyInstance): TestClient {
  const send: TestClient['send'] = async (method, url, body, extra = {}) => {
    const { as, headers, renews = true, ...rest } = extra;
    const raw = await http.inject({
      method,
      url,
      headers: {
        ...(renews ? { 'x-session-lifetime': 'tab' } : {}),
        ...(as === undefined ? {} : { authorization: `Bearer ${as.token}` }),
        ...headers,
      },
      ...(body === undefined ? {} : { payload: body as NonNullable<InjectOptions['payload']> }),
      ...rest,
    });
    return { status: raw.statusCode, headers: raw.headers, body: parseBody(raw), raw };
  };
  return {
    send,
    async registerAdmin(admin = {}) {
      return sessionOf(await send('POST', '/admin/register-admin', { ...testAdmin, ...admin }));
    },
    async signIn({ email, password } = testAdmin, extra = {}) {
      return sessionOf(await send('POST', '/admin/login', { email, password }, extra));
    },
  };
}
