import { finishAnswer, weightOf, type FinishedAnswer } from './finished-answer.ts';

interface KeptAnswer {
  readonly answer: Promise<object>;
  /** Null while the answer is being made. */
  finished: FinishedAnswer | null;
}

const usualLimit = 16 * 1024 * 1024;

/** However small they are. */
const mostAnswers = 500;

/**
 * Remembers finished answers for exactly as long as nothing is written to the database, by anybody: the
 * first question after a write finds the cache empty. Questions that are asked at the same time share one
 * answer.
 */
export class AnswerCache {
  readonly #state: () => string | null;
  readonly #limit: number;
  readonly #answers = new Map<string, KeptAnswer>();
  #stateOfAnswers: string | null = null;

  /**
   * @param state a text that differs after every committed write; null where that is not known
   * @param limit bytes that all answers together may take, about
   */
  constructor(state: () => string | null, limit: number = usualLimit) {
    this.#state = state;
    this.#limit = limit;
  }

  /**
   * Gives the remembered answer, or makes it. It must not be changed by whoever gets it.
   * @param key names everything beside the database that the answer depends on, the asker's permissions first of
   *   all; null for an answer that must not be shared
   */
  async answer<Answer extends object>(key: string | null, make: () => Promise<Answer>): Promise<Answer> {
    const state = key === null ? null : this.#state();
    if (key === null || state === null) return make();
    if (state !== this.#stateOfAnswers) {
      this.#answers.clear();
      this.#stateOfAnswers = state;
    }
    const known = this.#answers.get(key);
    // Only answers that were asked for by the same key stand under it, and so have its type.
    if (known !== undefined) return this.#use(key, known) as Promise<Answer>;
    return this.#make(key, make);
  }

  /** The one that was used last is the last to be forgotten. */
  #use(key: string, kept: KeptAnswer): Promise<object> {
    this.#answers.delete(key);
    this.#answers.set(key, kept);
    return kept.answer;
  }

  async #make<Answer extends object>(key: string, make: () => Promise<Answer>): Promise<Answer> {
    const making = make();
    const kept: KeptAnswer = { answer: making, finished: null };
    this.#answers.set(key, kept);
    try {
      const answer = await making;
      kept.finished = finishAnswer(answer);
      this.#forgetExcess();
      return answer;
    } catch (error) {
      if (this.#answers.get(key) === kept) this.#answers.delete(key);
      throw error;
    }
  }

  #forgetExcess(): void {
    let weight = 0;
    for (const { finished } of this.#answers.values()) weight += finished === null ? 0 : weightOf(finished);
    for (const [key, { finished }] of this.#answers) {
      if (weight <= this.#limit && this.#answers.size <= mostAnswers) return;
      if (finished === null) continue;
      weight -= weightOf(finished);
      this.#answers.delete(key);
    }
  }
}
