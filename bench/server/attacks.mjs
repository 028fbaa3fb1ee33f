import { articles } from './sample-entries.mjs';

/**
 * @typedef {{ token: string, entry: number, targets: readonly number[] }} Attacker
 * @typedef {{ method: string, path: string, headers?: Record<string, string>, body?: string }} AttackRequest
 * @typedef {{ connections: number, statuses: readonly number[], compose: (attacker: Attacker) => () => AttackRequest }}
 *   Attack `statuses` are the expected responses: any other status means that the attack
 *   missed its target; `compose` returns the requests in order
 */

const letters = 'abcdefghijklmnopqrstuvwxyz ';

/** A text of 1 MB that contains nearly every trigram, so that storing it is dominated by indexing. */
const randomText = () =>
  Array.from({ length: 1_000_000 }, () => letters[Math.floor(Math.random() * letters.length)]).join('');

const mebibyte = 1024 * 1024;

/** Returns repeated items of 9 MB in total, slightly below the limit of a body. */
const filled = (count, item) => {
  const room = Math.floor((9 * mebibyte) / count) - JSON.stringify(item('')).length - 1;
  return Array.from({ length: count }, () => item('x'.repeat(room)));
};

/** Slightly below the limit of values in a body; more are rejected before validation. */
const invalidItems = 60_000;

const signedIn = ({ token }, method, path, body) => ({
  method,
  path,
  headers: { authorization: `Bearer ${token}` },
  ...(body !== undefined && { body: JSON.stringify(body) }),
});

/** Repeats the same request, composed once. */
const repeatedly = (request) => () => request;

/** Returns a number for each request of an attack. */
function counting(request) {
  let number = 0;
  return () => {
    number += 1;
    return request(number);
  };
}

const address = (number) => `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;

/** @type {Record<string, Attack>} */
export const attacks = {
  /** Positions each relation after the next one in the list. */
  relationOrder: {
    connections: 2,
    statuses: [200],
    compose: (attacker) => {
      const last = attacker.targets.length - 1;
      const connect = attacker.targets.map((id, index) => ({
        id,
        position: index === last ? { end: true } : { after: attacker.targets[index + 1] },
      }));
      return counting((number) =>
        signedIn(attacker, 'POST', articles, {
          title: 'Many relations',
          slug: `many-relations-${number}-${Date.now()}`,
          furtherReading: { connect, disconnect: [] },
        }),
      );
    },
  },

  /** A search term that nearly matches at every letter of a text. */
  textFilter: {
    connections: 8,
    statuses: [200, 503],
    compose: (attacker) =>
      repeatedly(
        signedIn(
          attacker,
          'GET',
          `${articles}?filters[body][$contains]=${'a'.repeat(199)}b&page=1&pageSize=10`,
        ),
      ),
  },

  invalidSignIns: {
    connections: 30,
    statuses: [400, 429],
    compose: () =>
      counting((number) => ({
        method: 'POST',
        path: '/admin/login',
        headers: { 'x-forwarded-for': address(number) },
        body: JSON.stringify({ email: `nobody-${number}@example.com`, password: 'Wrong-passw0rd' }),
      })),
  },

  invalidRenewals: {
    connections: 30,
    statuses: [400, 401, 429],
    compose: () =>
      counting((number) => ({
        method: 'POST',
        path: '/admin/renew-token',
        headers: { 'x-forwarded-for': address(number) },
        body: JSON.stringify({ token: `${'x'.repeat(36)}.${'y'.repeat(120)}.${number}` }),
      })),
  },

  longTexts: {
    connections: 4,
    statuses: [200],
    compose: (attacker) => {
      const text = randomText();
      return counting((number) => {
        const start = (number * 7919) % text.length;
        const body = `${text.slice(start)}${text.slice(0, start)}`;
        return signedIn(attacker, 'PUT', `${articles}/${attacker.entry}`, { body });
      });
    },
  },

  passwords: {
    connections: 20,
    statuses: [200],
    compose: (attacker) =>
      counting((number) =>
        signedIn(attacker, 'PUT', `${articles}/${attacker.entry}`, { previewPassword: `Passw0rd-${number}` }),
      ),
  },

  invalidComponents: {
    connections: 4,
    statuses: [400],
    compose: (attacker) =>
      repeatedly(
        signedIn(attacker, 'POST', articles, {
          title: 'Invalid components',
          sections: filled(invalidItems, (text) => ({ __component: 'blocks.nothing', text })),
        }),
      ),
  },

  invalidBlocks: {
    connections: 4,
    statuses: [400],
    compose: (attacker) =>
      repeatedly(
        signedIn(attacker, 'POST', articles, {
          title: 'Invalid blocks',
          fieldNotes: filled(invalidItems, (text) => ({ type: 'nothing', text })),
        }),
      ),
  },

  /** The most expensive body to parse, on a public endpoint. */
  emptyObjects: {
    connections: 4,
    statuses: [413],
    compose: () =>
      repeatedly({
        method: 'POST',
        path: '/admin/login',
        body: `{"email":[${'{},'.repeat(3 * mebibyte)}0]}`,
      }),
  },
};
