import { Agent, get } from 'node:http';

/** Milliseconds from one request to the next. */
const interval = 5;

/** They are kept and opened beforehand: Node.js takes one new connection in each turn of its event loop. */
const connections = 20;

/** @returns {Promise<number>} milliseconds until the last byte */
function timeOnce(url, agent) {
  return new Promise((resolve, reject) => {
    const started = performance.now();
    get(url, { agent }, (answer) => {
      answer.resume().once('error', reject);
      answer.once('end', () => {
        if (answer.statusCode === 200) resolve(performance.now() - started);
        else reject(new Error(`GET ${url} answered ${answer.statusCode} to somebody who does not attack.`));
      });
    }).once('error', reject);
  });
}

/**
 * How long somebody waits who opens the panel. Asks at fixed times, whether or not what was asked before has been
 * answered: one who waited for each answer would notice a server that stands still for a second only once.
 *
 * @template Result
 * @param {string} origin
 * @param {() => Promise<Result>} begin asks for as long as this runs
 * @returns {Promise<{ durations: number[], result: Result }>}
 */
export async function timeOthers(origin, begin) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const ask = () => timeOnce(`${origin}/admin/init`, agent);
  await Promise.all(Array.from({ length: connections }, ask));
  const asked = [];
  const timer = setInterval(() => {
    const answer = ask();
    // What fails is told at the end, unless the attack itself failed before.
    answer.catch(() => undefined);
    asked.push(answer);
  }, interval);
  try {
    const result = await begin();
    clearInterval(timer);
    return { durations: await Promise.all(asked), result };
  } finally {
    clearInterval(timer);
    agent.destroy();
  }
}
