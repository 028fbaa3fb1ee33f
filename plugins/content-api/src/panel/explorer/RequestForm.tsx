import { EditorSkeleton } from '@admin/editors';
import { LazyContribution } from '@admin/shell/host';
import { Button, ConfirmDialog, Field, Icon, TextInput } from '@admin/ui';
import { Send } from '@admin/ui/icons';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { FiltersField } from './FiltersField.tsx';
import { explorerMessages as messages } from './messages.ts';
import { ParameterField, type ChangeValues } from './ParameterField.tsx';
import { isWrite, type ApiOperation, type ParameterInput } from './request/operations.ts';
import { parameterName, refusedParameter } from './request/refused-parameter.ts';
import { missingValues, requestOf, type RequestValues } from './request/request-values.ts';
import type { ApiProblem } from './send-request.ts';
import styles from './Explorer.module.css';

interface RequestFormProps {
  readonly operation: ApiOperation;
  readonly values: RequestValues;
  /** The problem that the last response names; null without one. */
  readonly problem: ApiProblem | null;
  readonly isSending: boolean;
  readonly onChange: ChangeValues;
  readonly onSend: () => void;
  readonly onCancel: () => void;
}

const editor = { pluginId: 'content-api', contributionId: 'content-api.explorer' };

const loadJsonEditor = async () => {
  const { JsonEditor } = await import('@admin/editors/json');
  return { default: JsonEditor };
};

const moreExample = 'populate[author][fields]=name';

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** The parameters and the body of a request. Requests that change content ask for confirmation. */
export function RequestForm(props: RequestFormProps) {
  const { operation, values, isSending, onChange, onSend, onCancel } = props;
  const intl = useIntl();
  const [isConfirming, setConfirming] = useState(false);
  const [wasTried, setWasTried] = useState(false);
  const missing = wasTried ? missingValues(operation, values) : [];
  const bodyError =
    wasTried && operation.body !== null && !isJson(values.body)
      ? intl.formatMessage(messages.bodyInvalid)
      : null;
  const submit = (event: { readonly preventDefault: () => void }): void => {
    event.preventDefault();
    if (isSending) return;
    setWasTried(true);
    const isValid = operation.body === null || isJson(values.body);
    if (missingValues(operation, values).length > 0 || !isValid) return;
    if (isWrite(operation)) setConfirming(true);
    else onSend();
  };
  const { method, path } = requestOf(operation, values);
  return (
    <form className={styles['form']} noValidate onSubmit={submit}>
      <Parameters {...props} missing={missing} />
      <Field
        error={errorOfMore(props)}
        hint={intl.formatMessage(messages.moreHint, { example: <code dir="ltr">{moreExample}</code> })}
        label={intl.formatMessage(messages.more)}
      >
        <TextInput
          autoComplete="off"
          dir="ltr"
          onChange={(event) => {
            const more = event.target.value;
            onChange((before) => ({ ...before, more }));
          }}
          spellCheck={false}
          value={values.more}
        />
      </Field>
      {operation.body !== null && (
        <Field
          error={bodyError ?? bodyProblems(props.problem)}
          label={intl.formatMessage(messages.body)}
          required
        >
          <LazyContribution
            contribution={editor}
            load={loadJsonEditor}
            pending={<EditorSkeleton kind="json" text={values.body} />}
            props={{
              input: {
                value: values.body,
                onChange: (body: string | null) => onChange((before) => ({ ...before, body: body ?? '' })),
                onBlur: () => undefined,
                placeholder: '',
                disabled: false,
              },
            }}
          />
        </Field>
      )}
      <div className={styles['buttons']}>
        <Button loading={isSending} startIcon={<Icon icon={Send} />} type="submit" variant="primary">
          {intl.formatMessage(messages.send)}
        </Button>
        {isSending && <Button onClick={onCancel}>{intl.formatMessage(messages.cancel)}</Button>}
      </div>
      <ConfirmDialog
        body={intl.formatMessage(messages.confirmBody, {
          request: (
            <code dir="ltr">
              {method} {path}
            </code>
          ),
        })}
        cancelLabel={intl.formatMessage(messages.cancel)}
        confirmLabel={intl.formatMessage(messages.send)}
        onConfirm={() => {
          setConfirming(false);
          onSend();
        }}
        onOpenChange={setConfirming}
        open={isConfirming}
        title={intl.formatMessage(messages.confirmTitle)}
        tone={method === 'DELETE' ? 'danger' : 'default'}
      />
    </form>
  );
}

/** Returns the problems of the values in a body, one per line. */
function bodyProblems(problem: ApiProblem | null) {
  if (problem === null || problem.values.length === 0) return null;
  return (
    <ul className={styles['list']}>
      {problem.values.map(({ path, message }) => (
        <li key={`${path} ${message}`}>
          {path !== '' && <code dir="ltr">{path}</code>} <bdi>{message}</bdi>
        </li>
      ))}
    </ul>
  );
}

function refusedName({ operation, values, problem }: RequestFormProps): string | null {
  if (problem === null) return null;
  return refusedParameter(requestOf(operation, values), problem.message);
}

/** Returns the error of a parameter that has no field of its own. */
function errorOfMore(props: RequestFormProps): string | null {
  const { operation, problem, values } = props;
  const refused = refusedName(props);
  if (refused === null || values.more.trim() === '') return null;
  const own = new Set(operation.queryInputs.map(({ name }) => parameterName(name)));
  const isField = own.has(refused) || (refused === 'filters' && operation.filters !== null);
  return isField && hasInput(props, refused) ? null : (problem?.message ?? null);
}

function hasInput({ values }: RequestFormProps, parameter: string): boolean {
  if (parameter === 'filters') return values.filters.length > 0;
  const isSet = ([name, value]: readonly [string, string | readonly string[]]): boolean =>
    parameterName(name) === parameter && value.length > 0;
  return Object.entries(values.texts).some(isSet) || Object.entries(values.lists).some(isSet);
}

function Parameters(props: RequestFormProps & { readonly missing: readonly string[] }) {
  const { operation, values, problem, missing, onChange } = props;
  const intl = useIntl();
  const refused = refusedName(props);
  const errorOf = ({ name, kind }: ParameterInput): string | null => {
    if (missing.includes(name)) return intl.formatMessage(messages.valueRequired);
    const isSet = kind === 'list' ? (values.lists[name] ?? []).length > 0 : (values.texts[name] ?? '') !== '';
    return parameterName(name) === refused && isSet ? (problem?.message ?? null) : null;
  };
  return (
    <>
      <div className={styles['parameters']}>
        {[...operation.pathInputs, ...operation.queryInputs].map((input) => (
          <ParameterField
            error={errorOf(input)}
            input={input}
            key={input.name}
            onChange={onChange}
            values={values}
          />
        ))}
      </div>
      {operation.filters !== null && (
        <FiltersField
          error={refused === 'filters' && values.filters.length > 0 ? (problem?.message ?? null) : null}
          fields={operation.filters}
          onChange={(filters) => onChange((before) => ({ ...before, filters }))}
          rows={values.filters}
        />
      )}
    </>
  );
}
