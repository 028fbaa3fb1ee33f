import { Checkbox, VisuallyHidden } from '@admin/ui';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import type { PublicType } from '../../endpoints.ts';
import { accessOf, withActions, type TypeAccess } from './describe-access.ts';
import { accessMessages as messages, actionMessages } from './messages.ts';
import styles from './PublicAccess.module.css';

interface TypeActionsProps {
  readonly type: PublicType;
  readonly types: readonly PublicType[];
  /** The ids of all selected actions. */
  readonly actions: readonly string[];
  readonly disabled: boolean;
  readonly onChange: (actions: readonly string[]) => void;
}

/** The actions of a content type, selected one by one or together, and the fields that they make public. */
export function TypeActions({ type, types, actions, disabled, onChange }: TypeActionsProps) {
  const intl = useIntl();
  const id = useId();
  const chosen = new Set(actions);
  const { displayName } = type;
  const count = type.actions.filter((action) => chosen.has(action.id)).length;
  const change = (ids: readonly string[], isChosen: boolean): void =>
    onChange(withActions(actions, ids, isChosen));
  return (
    <fieldset className={styles.type} disabled={disabled}>
      <VisuallyHidden asChild>
        <legend>{displayName}</legend>
      </VisuallyHidden>
      <VisuallyHidden asChild>
        <span id={`${id}-all`}>{intl.formatMessage(messages.everythingOf, { name: displayName })}</span>
      </VisuallyHidden>
      <div className={styles.name}>
        <Checkbox
          aria-labelledby={`${id}-all`}
          checked={count === 0 ? false : count === type.actions.length || 'indeterminate'}
          {...(disabled && { disabled })}
          label={displayName}
          onCheckedChange={(isChosen) =>
            change(
              type.actions.map((action) => action.id),
              isChosen,
            )
          }
        />
      </div>
      <div className={styles.actions}>
        {type.actions.map((action) => (
          <Checkbox
            checked={chosen.has(action.id)}
            {...(disabled && { disabled })}
            key={action.id}
            label={<ActionName name={action.name} />}
            onCheckedChange={(isChosen) => change([action.id], isChosen)}
          />
        ))}
      </div>
      <PublicFields access={accessOf(type, types, chosen)} name={displayName} />
    </fieldset>
  );
}

function ActionName({ name }: { readonly name: string }) {
  const intl = useIntl();
  const isKnown = (one: string): one is keyof typeof actionMessages => Object.hasOwn(actionMessages, one);
  return isKnown(name) ? intl.formatMessage(actionMessages[name]) : name;
}

/** The fields of a content type that are public; nothing while none of its actions is. */
function PublicFields({ access, name }: { readonly access: TypeAccess; readonly name: string }) {
  const intl = useIntl();
  const { isPublic, fields, relations, hidden } = access;
  if (!isPublic) return null;
  const links = relations.map(({ path, target }) => ({
    key: `${path} ${target}`,
    text: intl.formatMessage(messages.links, { path, target }),
  }));
  const items = [...fields.map((path) => ({ key: path, text: path })), ...links];
  return (
    <div className={styles.fields}>
      <p className={styles.caption}>{intl.formatMessage(messages.fields)}</p>
      {items.length === 0 && <p className={styles.muted}>{intl.formatMessage(messages.noFields)}</p>}
      {items.length > 0 && (
        <ul aria-label={intl.formatMessage(messages.fieldsOf, { name })} className={styles.paths}>
          {items.map(({ key, text }) => (
            <li key={key}>
              <code>{text}</code>
            </li>
          ))}
        </ul>
      )}
      {hidden.length > 0 && (
        <p className={styles.muted}>
          {intl.formatMessage(messages.hidden, {
            paths: intl.formatList(hidden, { type: 'conjunction' }),
          })}
        </p>
      )}
    </div>
  );
}
