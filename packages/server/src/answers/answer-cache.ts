import { finishAnswer, weightOf } from './finished-answer.ts';

interface KeptAnswer {
  readonly answer: Promise<object>;
  /** Bytes, about; null while the answer is being made. */
  weight: number | null;
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
  /** Of all answers together: counted as they come and go, since there may be hundreds for each that is asked for. */
  #weight = 0;

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
   * @param sent the part of it that goes over the wire @default all of it
   */
  async answer<Answer extends object>(
    key: string | null,
    make: () => Promise<Answer>,
    sent: (answer: Answer) => object = (answer) => answer,
  ): Promise<Answer> {
    const state = key === null ? null : this.#state();
    if (key === null || state === null) return make();
    if (state !== this.#stateOfAnswers) {
      this.#answers.clear();
      this.#weight = 0;
      this.#stateOfAnswers = state;
    }
    const known = this.#answers.get(key);
    // Only answers that were asked for by the same key stand under it, and so have its type.
    if (known !== undefined) return this.#use(key, known) as Promise<Answer>;
    return this.#make(key, make, sent);
  }

  /** The one that was used last is the last to be forgotten. */
  #use(key: string, kept: KeptAnswer): Promise<object> {
    this.#answers.delete(key);
    this.#answers.set(key, kept);
    return kept.answer;
  }

  async #make<Answer extends object>(
    key: string,
    make: () => Promise<Answer>,
    sent: (answer: Answer) => object,
  ): Promise<Answer> {
    const making = make();
    const kept: KeptAnswer = { answer: making, weight: null };
    this.#answers.set(key, kept);
    try {
      const answer = await making;
      const finished = finishAnswer(sent(answer));
      if (this.#answers.get(key) !== kept) return answer;
      this.#weight += kept.weight = weightOf(finished);
      this.#forgetExcess();
      return answer;
    } catch (error) {
      if (this.#answers.get(key) === kept) this.#answers.delete(key);
      throw error;
    }
  }

  #forgetExcess(): void {
    for (const [key, { weight }] of this.#answers) {
      if (this.#weight <= this.#limit && this.#answers.size <= mostAnswers) return;
      if (weight === null) continue;
      this.#weight -= weight;
      this.#answers.delete(key);
    }
  }
}
