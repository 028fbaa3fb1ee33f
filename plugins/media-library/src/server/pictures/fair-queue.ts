/** Jobs of several users, served in turn: a user with a hundred jobs delays others by one of them. */
export interface FairQueue<Job> {
  readonly add: (userId: number, job: Job) => void;
  /** Removes and returns the next job; undefined when there is none. */
  readonly take: () => Job | undefined;
  /** Removes and returns all jobs. */
  readonly clear: () => readonly Job[];
}

/** Creates an empty queue. */
export function createFairQueue<Job>(): FairQueue<Job> {
  // A map iterates in insertion order, so a user who is deleted and set again is last.
  const waiting = new Map<number, readonly Job[]>();
  return {
    add(userId, job) {
      waiting.set(userId, [...(waiting.get(userId) ?? []), job]);
    },
    take() {
      for (const [userId, [job, ...rest]] of waiting) {
        waiting.delete(userId);
        if (rest.length > 0) waiting.set(userId, rest);
        return job;
      }
      return undefined;
    },
    clear() {
      const jobs = [...waiting.values()].flat();
      waiting.clear();
      return jobs;
    },
  };
}
