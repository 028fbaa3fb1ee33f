import type { Presence } from '@admin/contract';
import { ApiError } from '@admin/shell';

/** The time between two heartbeats, in milliseconds: half of the server's lease. */
export const heartbeatInterval = 15_000;

/** The time without input after which a page stops sending, in milliseconds, so that it does not prolong the session. */
export const idleLimit = 10 * 60_000;

/** The delay before a change of the form is sent, in milliseconds. */
const changeDelay = 1_000;

const activityEvents = ['keydown', 'pointerdown', 'pointermove'] as const;

export interface HeartbeatSpec {
  /** Sends what this page does, and returns who else is present. */
  readonly send: (does: 'look' | 'edit' | 'leave') => Promise<Presence>;
  readonly isModified: () => boolean;
  /** Subscribes to changes of the form. */
  readonly onChange: (listener: () => void) => () => void;
  /** Called with each response, and with null when the presence becomes unknown. */
  readonly onResponse: (presence: Presence | null) => void;
}

/** Returns whether a retry is pointless: the entry was deleted or is forbidden, or the server has no such endpoint. */
function isFinal(error: unknown): boolean {
  return !(error instanceof ApiError) || error.isUnreadable || [403, 404, 405].includes(error.status);
}

/** A running heartbeat. */
export interface Heartbeat {
  /** Ends it and sends that the page was left. */
  readonly leave: () => void;
  /** Ends it without a request, for an entry that was deleted. */
  readonly stop: () => void;
}

/**
 * Starts to send at regular intervals that a page has an entry open. Pauses while the page is hidden or without input, and
 * stops if the server refuses or does not know the request.
 */
export function startHeartbeat({ send, isModified, onChange, onResponse }: HeartbeatSpec): Heartbeat {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let activeAt = Date.now();
  let isOver = false;
  let isAway = false;
  let lastSent: 'look' | 'edit' | null = null;

  const does = () => (isModified() ? 'edit' : 'look');
  const isActive = () => document.visibilityState !== 'hidden' && Date.now() - activeAt < idleLimit;
  const wait = (pause: number): void => {
    clearTimeout(timer);
    if (!isOver) timer = setTimeout(() => void beat(), pause);
  };
  const leave = (): void => {
    clearTimeout(timer);
    isAway = true;
    if (lastSent === null) return;
    lastSent = null;
    send('leave').catch(() => undefined);
  };
  const beat = async (): Promise<void> => {
    if (isOver) return;
    if (!isActive()) {
      leave();
      onResponse(null);
      return;
    }
    isAway = false;
    lastSent = does();
    try {
      const presence = await send(lastSent);
      if (isOver || isAway) return;
      onResponse(presence);
      wait(heartbeatInterval);
    } catch (error) {
      onResponse(null);
      if (isFinal(error)) stop();
      else wait(2 * heartbeatInterval);
    }
  };

  const handleActivity = (): void => {
    activeAt = Date.now();
    if (isAway && isActive()) void beat();
  };
  const handleVisibility = (): void => {
    if (document.visibilityState === 'hidden') leave();
    else handleActivity();
  };
  const unsubscribe = onChange(() => {
    if (lastSent !== null && lastSent !== does()) wait(changeDelay);
  });
  for (const type of activityEvents) window.addEventListener(type, handleActivity, { passive: true });
  document.addEventListener('visibilitychange', handleVisibility);
  void beat();

  function stop(): void {
    isOver = true;
    clearTimeout(timer);
    unsubscribe();
    for (const type of activityEvents) window.removeEventListener(type, handleActivity);
    document.removeEventListener('visibilitychange', handleVisibility);
  }
  return {
    stop,
    leave() {
      if (isOver) return;
      leave();
      stop();
    },
  };
}
