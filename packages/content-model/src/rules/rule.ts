/** Every rule that a value can break. `unique` is checked in the database, except for uids inside components. */
export const ruleNames = [
  'required',
  'defined',
  'type',
  'email',
  'enum',
  'integer',
  'biginteger',
  'date',
  'time',
  'datetime',
  'json',
  'blocks',
  'minLength',
  'maxLength',
  'regex',
  'uid',
  'lowercase',
  'uppercase',
  'min',
  'max',
  'positive',
  'negative',
  'minItems',
  'maxItems',
  'unique',
] as const;

export type RuleName = (typeof ruleNames)[number];

/** The parameters of a rule's sentence: its bound, the allowed values, the expected type. */
export type RuleParams = Readonly<Record<string, unknown>>;

export interface BrokenRule {
  readonly rule: RuleName;
  readonly params: RuleParams;
}

/** The context of a validation. */
export interface RuleContext {
  /** On `update` an absent value stays unchanged. */
  readonly mode: 'create' | 'update';
  /** Drafts may be incomplete: `required` and `minLength` apply when publishing. */
  readonly draft: boolean;
  /**
   * The origin of the values. `wire`: typed as the HTTP API defines, an empty text is a text. `form`: values of inputs,
   * in which an empty text is no value.
   */
  readonly source: 'wire' | 'form';
  /** Validates JSON as the text of an input. */
  readonly jsonAsText: boolean;
  /** Values inside components are validated as a whole, so an absent value does not stay unchanged. */
  readonly inComponent: boolean;
}

export function broken(rule: RuleName, params: RuleParams = {}): BrokenRule {
  return { rule, params };
}
