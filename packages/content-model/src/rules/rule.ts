/** Every rule that a value can break. `unique` is the database's to find, but for uids inside components. */
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

/** What a sentence about the rule needs: its bound, the values it allows, the type it expects. */
export type RuleParams = Readonly<Record<string, unknown>>;

export interface BrokenRule {
  readonly rule: RuleName;
  readonly params: RuleParams;
}

/** The circumstances under which values are judged. */
export interface RuleContext {
  /** On `update` an absent value means "leave as it is". */
  readonly mode: 'create' | 'update';
  /** Drafts may be incomplete: `required` and `minLength` rest until publishing. */
  readonly draft: boolean;
  /**
   * Where the values come from. `wire`: typed as the HTTP API defines, an empty text is a text. `form`: what
   * inputs hold, where an empty text is no value.
   */
  readonly source: 'wire' | 'form';
  /** Whether JSON is still the text that somebody typed. */
  readonly jsonAsText: boolean;
  /** Values inside components are judged as a whole, so absence does not mean "leave as it is". */
  readonly inComponent: boolean;
}

export function broken(rule: RuleName, params: RuleParams = {}): BrokenRule {
  return { rule, params };
}
