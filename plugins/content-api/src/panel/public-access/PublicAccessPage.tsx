import { FormPage, httpRef, LoadFailed, PageSkeleton, Section, useCan, useService } from '@admin/shell';
import { Banner } from '@admin/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useField } from 'react-final-form';
import { useIntl } from 'react-intl';
import { publicAccessActions } from '../../access-actions.ts';
import type { PublicType } from '../../endpoints.ts';
import { pageTitle } from '../pages.ts';
import { accessClient, publicAccessQuery } from './access-queries.ts';
import { accessValues, readableTargets, writableTypes, type AccessValues } from './describe-access.ts';
import { accessMessages as messages } from './messages.ts';
import { TypeActions } from './TypeActions.tsx';
import styles from './PublicAccess.module.css';

/** The page of public access: which actions everyone may call without a token, and what that makes public. */
export default function PublicAccessPage() {
  const intl = useIntl();
  const http = useService(httpRef);
  const queries = useQueryClient();
  const query = publicAccessQuery(http);
  const access = useQuery(query);
  const mayUpdate = useCan([{ action: publicAccessActions.update }]);
  if (access.isPending) return <PageSkeleton shape="form" />;
  if (!access.data) return <LoadFailed query={access} />;
  const save = async ({ actions }: AccessValues): Promise<AccessValues> => {
    const body = { actions: [...actions] };
    const { data } = await accessClient(http).call('PUT /content-api/public-access', { body });
    queries.setQueryData(query.queryKey, data);
    return accessValues(data);
  };
  return (
    <FormPage<AccessValues>
      fields={<AccessFields disabled={!mayUpdate} types={access.data} />}
      initialValues={accessValues(access.data)}
      mode={mayUpdate ? 'edit' : 'read'}
      save={save}
      subtitle={intl.formatMessage(messages.subtitle)}
      title={intl.formatMessage(pageTitle)}
    />
  );
}

interface AccessFieldsProps {
  readonly types: readonly PublicType[];
  readonly disabled: boolean;
}

const none: readonly string[] = [];

/** The actions of each content type, and what the selected ones make public. */
function AccessFields({ types, disabled }: AccessFieldsProps) {
  const intl = useIntl();
  const { input } = useField<readonly string[]>('actions', { subscription: { value: true } });
  // The form has an empty text instead of an empty list.
  const actions = input.value || none;
  const chosen = new Set(actions);
  return (
    <>
      <Consequences chosen={chosen} types={types} />
      <Section
        description={intl.formatMessage(messages.typesBody)}
        title={intl.formatMessage(messages.types)}
      >
        {types.length === 0 && <p className={styles.muted}>{intl.formatMessage(messages.noTypes)}</p>}
        {types.map((type) => (
          <TypeActions
            actions={actions}
            disabled={disabled}
            key={type.uid}
            onChange={input.onChange}
            type={type}
            types={types}
          />
        ))}
      </Section>
    </>
  );
}

interface ConsequencesProps {
  readonly types: readonly PublicType[];
  readonly chosen: ReadonlySet<string>;
}

/** Warnings about what the selected actions permit, before they are saved. */
function Consequences({ types, chosen }: ConsequencesProps) {
  const intl = useIntl();
  const writable = writableTypes(types, chosen);
  const readable = readableTargets(types, chosen);
  const list = (names: readonly string[]): string => intl.formatList(names, { type: 'conjunction' });
  return (
    <div aria-live="polite" className={styles.warnings}>
      {chosen.size === 0 && (
        <Banner announce="off" title={intl.formatMessage(messages.closedTitle)}>
          {intl.formatMessage(messages.closedBody)}
        </Banner>
      )}
      {writable.length > 0 && (
        <Banner announce="off" title={intl.formatMessage(messages.writableTitle)} tone="warning">
          {intl.formatMessage(messages.writable, { names: list(writable) })}
        </Banner>
      )}
      {readable.length > 0 && (
        <Banner announce="off" title={intl.formatMessage(messages.readableTitle)} tone="warning">
          <ul className={styles.list}>
            {readable.map(({ target, paths }) => (
              <li key={target}>{intl.formatMessage(messages.readable, { target, paths: list(paths) })}</li>
            ))}
          </ul>
        </Banner>
      )}
    </div>
  );
}
