// One attack, in a separate thread: composing and sending it must not delay the time measurement.
import { parentPort, workerData } from 'node:worker_threads';
import autocannon from 'autocannon';
import { attacks } from './attacks.mjs';

const { name, origin, attacker, seconds } = workerData;
const { connections, compose } = attacks[name];
const next = compose(attacker);

// A connection that the server closes on a bad request is opened again.
const { statusCodeStats } = await autocannon({
  url: origin,
  connections,
  duration: seconds,
  timeout: 60,
  requests: [
    {
      setupRequest: (request) => {
        const { headers, ...rest } = next();
        return {
          ...request,
          ...rest,
          headers: {
            accept: 'application/json',
            ...(rest.body !== undefined && { 'content-type': 'application/json' }),
            ...headers,
          },
        };
      },
    },
  ],
});
const counts = Object.entries(statusCodeStats).map(([status, { count }]) => [Number(status), count]);
parentPort.postMessage(Object.fromEntries(counts));
