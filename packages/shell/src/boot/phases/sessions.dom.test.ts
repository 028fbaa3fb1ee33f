import { beforeEach, describe, expect, it } from 'vitest';
import { definePlugin } from '../../extension/core/plugin.ts';
import { createProblemStore } from '../../extension/problems/problem-store.ts';
import { activation } from '../../services/activation.ts';
import { services as point } from '../../extension/services/services-point.ts';
import { createTestRuntime } from '../../testing/create-test-runtime.ts';
import type { HttpClient } from '../../http/http-client.ts';
import { createSessionStore } from '../../session/session-store.ts';
import { manualClock } from '../../testing/manual-clock.ts';
import { activatePlugins } from './activate-plugins.ts';
import { httpRef } from '../../service-refs.ts';
import { watchSessions } from '../../panel-services/provide-shell.ts';

describe('an activation that calls the API', () => {
  beforeEach(() => sessionStorage.clear());

  function start() {
    const session = createSessionStore();
    const problems = createProblemStore();
    const signals: AbortSignal[] = [];
    const reported: string[] = [];
    const http = { call: () => Promise.reject(new Error('401')) } as unknown as HttpClient;
    const { services } = createTestRuntime({ services: [point.add({ ref: httpRef, factory: () => http })] });
    const notes = definePlugin({
      id: 'notes',
      activate: activation({ http: httpRef }, (_deps, signal) => void signals.push(signal)),
    });
    const clock = definePlugin({
      id: 'clock',
      activate: activation({}, () => void reported.push('started')),
    });
    const activations = activatePlugins([notes, clock], {
      services,
      sessions: watchSessions({ session }),
      report: problems.report,
      clock: manualClock(),
    });
    const signIn = (token: string) => session.actions.start({ token, user: null, persistence: 'tab' });
    return { session, signals, reported, activations, problems, signIn };
  }

  it('[E57] waits for a sign-in, while other activations have started', () => {
    const { signals, reported, signIn, problems } = start();
    expect([signals.length, reported.length]).toEqual([0, 1]);
    signIn('first');
    expect(signals).toHaveLength(1);
    expect(problems.list()).toEqual([]);
  });

  it('[E57] runs once per session, also after renewals, and is aborted when the session ends', () => {
    const { session, signals, reported, signIn } = start();
    signIn('first');
    session.actions.renew('first, renewed');
    expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
    session.actions.end();
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
    signIn('second');
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
    expect(reported).toEqual(['started']);
  });

  it('[E57] runs immediately during a session, and not again after the panel has stopped', () => {
    const before = createSessionStore();
    before.actions.start({ token: 'kept', user: null, persistence: 'tab' });
    const { session, signals, activations, signIn } = start();
    expect(signals).toHaveLength(1);
    activations.abort();
    expect(signals[0]?.aborted).toBe(true);
    session.actions.end();
    signIn('later');
    expect(signals).toHaveLength(1);
  });
});
