import type { Presence } from '@admin/contract';
import { ApiError } from '@admin/shell';

/** How long a page waits before it says again that it is there, milliseconds: half of what the server believes it for. */
export const visitPause = 15_000;

/** How long somebody may do nothing before their page stops asking, milliseconds: asking keeps no session alive. */
export const idleLimit = 10 * 60_000;

/** Least time between a change and telling of it, milliseconds. */
const tellPause = 1_000;

const signsOfLife = ['keydown', 'pointerdown', 'pointermove'] as const;

export interface VisitSpec {
  /** Tells the server what this page does, and asks who else is there. */
  readonly tell: (does: 'look' | 'edit' | 'leave') => Promise<Presence>;
  readonly isModified: () => boolean;
  /** Calls back when something was changed. */
  readonly onChange: (listener: () => void) => () => void;
  /** Called with each answer; with null once nothing is known any more. */
  readonly onAnswer: (presence: Presence | null) => void;
}

/** Whether asking again is of no use: the entry is gone or closed, or the server does not know the call. */
function isFinal(error: unknown): boolean {
  return !(error instanceof ApiError) || error.isUnreadable || [403, 404, 405].includes(error.status);
}

/** A visit that goes on. */
export interface Visit {
  /** Ends it, and tells that the page was left. */
  readonly leave: () => void;
  /** Ends it without a word: the entry is gone, and nobody is to be told about it. */
  readonly stop: () => void;
}

/**
 * Says that a page has an entry open, again and again, until the visit is over. Says so no more while the page is hidden
 * or nobody is in front of it, and not again where the server does not know the call, or refuses it.
 */
export function startVisit({ tell, isModified, onChange, onAnswer }: VisitSpec): Visit {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let aliveAt = Date.now();
  let isOver = false;
  let isAway = false;
  let told: 'look' | 'edit' | null = null;

  const does = () => (isModified() ? 'edit' : 'look');
  const isThere = () => document.visibilityState !== 'hidden' && Date.now() - aliveAt < idleLimit;
  const wait = (pause: number): void => {
    clearTimeout(timer);
    if (!isOver) timer = setTimeout(() => void visit(), pause);
  };
  const leave = (): void => {
    clearTimeout(timer);
    isAway = true;
    if (told === null) return;
    told = null;
    tell('leave').catch(() => undefined);
  };
  const visit = async (): Promise<void> => {
    if (isOver) return;
    if (!isThere()) {
      leave();
      onAnswer(null);
      return;
    }
    isAway = false;
    told = does();
    try {
      const presence = await tell(told);
      if (isOver || isAway) return;
      onAnswer(presence);
      wait(visitPause);
    } catch (error) {
      onAnswer(null);
      if (isFinal(error)) stop();
      else wait(2 * visitPause);
    }
  };

  const handleLife = (): void => {
    aliveAt = Date.now();
    if (isAway && isThere()) void visit();
  };
  const handleVisibility = (): void => {
    if (document.visibilityState === 'hidden') leave();
    else handleLife();
  };
  const unfollow = onChange(() => {
    if (told !== null && told !== does()) wait(tellPause);
  });
  for (const type of signsOfLife) window.addEventListener(type, handleLife, { passive: true });
  document.addEventListener('visibilitychange', handleVisibility);
  void visit();

  function stop(): void {
    isOver = true;
    clearTimeout(timer);
    unfollow();
    for (const type of signsOfLife) window.removeEventListener(type, handleLife);
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
