import type { PermissionNarrowing, PermissionStep } from '@admin/contract';
import type { IntlShape, MessageDescriptor } from 'react-intl';
import { checkMessages } from './messages.ts';

/** The text of one step: a sentence, and its conditions. */
export interface StepTexts {
  readonly sentence: string;
  readonly parts: readonly string[];
}

type PermissionPart = Extract<PermissionStep, { readonly kind: 'permission' }>;

/** Formats a step of an explanation. */
export function stepTexts(intl: IntlShape, step: PermissionStep): StepTexts {
  if (step.kind === 'inactive') return { sentence: intl.formatMessage(checkMessages.inactive), parts: [] };
  const role = { role: step.role.name };
  if (step.kind === 'super-admin') {
    return { sentence: intl.formatMessage(checkMessages.superAdmin, role), parts: [] };
  }
  if (step.kind === 'missing')
    return { sentence: intl.formatMessage(checkMessages.missing, role), parts: [] };
  return { sentence: intl.formatMessage(checkMessages.held, role), parts: partsOf(intl, step) };
}

function partsOf(intl: IntlShape, { fields, locales, conditions }: PermissionPart): readonly string[] {
  const { fieldIncluded, fieldMissing, localeIncluded, localeMissing } = checkMessages;
  return [
    ...narrowed(intl, fields, [fieldIncluded, fieldMissing, checkMessages.fields]),
    ...narrowed(intl, locales, [localeIncluded, localeMissing, checkMessages.locales]),
    ...conditions.map(({ name, holds }) =>
      intl.formatMessage(
        chosen(holds, [
          checkMessages.conditionHolds,
          checkMessages.conditionFails,
          checkMessages.conditionOpen,
        ]),
        { condition: name },
      ),
    ),
  ];
}

/** Messages for true, false and unknown. */
type Choices = readonly [yes: MessageDescriptor, no: MessageDescriptor, open: MessageDescriptor];

function chosen(fact: boolean | null, [yes, no, open]: Choices): MessageDescriptor {
  if (fact === null) return open;
  return fact ? yes : no;
}

function narrowed(
  intl: IntlShape,
  narrowing: PermissionNarrowing | null,
  choices: Choices,
): readonly string[] {
  if (narrowing === null) return [];
  const { names, total, includes } = narrowing;
  const more = total - names.length;
  const list =
    more > 0
      ? intl.formatMessage(checkMessages.andMore, { names: names.join(', '), more })
      : intl.formatList(names);
  return [intl.formatMessage(chosen(includes, choices), { names: list, total })];
}
