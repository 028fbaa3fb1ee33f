import { describe, expect, it } from 'vitest';
import { recordLog } from '../testing/log-lines.ts';
import { defineService } from './service-ref.ts';
import { provide, provideValue, startServices, type Provided } from './start-services.ts';

const nameRef = defineService<string>('test.name');
const greetingRef = defineService<string>('test.greeting');
const letterRef = defineService<{ readonly text: string }>('test.letter');

function setUp() {
  const steps: string[] = [];
  const name = provide({ ref: nameRef, factory: () => 'Ada', stop: () => void steps.push('stop name') });
  const greeting = provide({
    ref: greetingRef,
    deps: { name: nameRef },
    factory: async (deps) => `Hello ${deps.name}`,
    stop: (text) => void steps.push(`stop ${text}`),
  });
  const letter = provide({
    ref: letterRef,
    deps: { greeting: greetingRef },
    factory: (deps) => ({ text: deps.greeting }),
    stop: () => void steps.push('stop letter'),
  });
  const log = recordLog();
  return { steps, name, greeting, letter, log, start: (list: Provided[]) => startServices(list, log.logger) };
}

describe('startServices', () => {
  it('creates each service once, after the services it depends on', async () => {
    const { name, greeting, letter, start } = setUp();
    const services = await start([letter, greeting, name]);
    expect(services.get(letterRef)).toEqual({ text: 'Hello Ada' });
    expect(services.get(letterRef)).toBe(services.get(letterRef));
  });

  it('stops services in reverse order', async () => {
    const { steps, name, greeting, letter, start } = setUp();
    const services = await start([name, greeting, letter]);
    await services.stop();
    await services.stop();
    expect(steps).toEqual(['stop letter', 'stop Hello Ada', 'stop name']);
  });

  it('stops the started services when one fails, and throws its error', async () => {
    const { steps, name, letter, start } = setUp();
    const failing = provide({ ref: greetingRef, factory: () => Promise.reject(new Error('no ink')) });
    await expect(start([name, letter, failing])).rejects.toThrow('no ink');
    expect(steps).toEqual(['stop name']);
  });

  it('stops all services although one does not stop', async () => {
    const { steps, name, start } = setUp();
    const stuck = provide({
      ref: greetingRef,
      factory: () => 'Hello',
      stop: () => Promise.reject(new Error('stuck')),
    });
    const services = await start([name, stuck]);
    await expect(services.stop()).rejects.toThrow('stuck');
    expect(steps).toEqual(['stop name']);
  });

  it('logs errors of stopping after a failed start', async () => {
    const { log, start } = setUp();
    const stuck = provide({
      ref: nameRef,
      factory: () => 'Ada',
      stop: () => Promise.reject(new Error('stuck')),
    });
    const failing = provide({ ref: greetingRef, factory: () => Promise.reject(new Error('no ink')) });
    await expect(start([stuck, failing])).rejects.toThrow('no ink');
    expect(log.lines.join('\n')).toContain('stuck');
  });

  it('names missing and circular dependencies', async () => {
    const { greeting, letter, start } = setUp();
    await expect(start([letter, greeting])).rejects.toThrow('test.letter → test.greeting → test.name');
    const circular = provide({
      ref: nameRef,
      deps: { letter: letterRef },
      factory: ({ letter: { text } }) => text,
    });
    await expect(start([circular, letter, greeting])).rejects.toThrow('Circular service dependency');
  });

  it('throws for a service that is not started', async () => {
    const { start } = setUp();
    const services = await start([provideValue(nameRef, 'Ada')]);
    expect(() => services.get(letterRef)).toThrow('test.letter is not started');
    expect(services.has(letterRef)).toBe(false);
    // @ts-expect-error the service is a text
    services.get(nameRef) satisfies number;
  });
});
