import { useEffect, useReducer } from 'react';
import { Fields } from './Fields.jsx';

/** Returns the values with the value at a path replaced by the result of `change`. */
function put(values, [name, ...rest], change) {
  const next = Array.isArray(values) ? [...values] : { ...values };
  next[name] = rest.length === 0 ? change(values[name]) : put(values[name], rest, change);
  return next;
}

const lists = {
  add: (items) => [...items, { title: 'New', text: '' }],
  moveDown: (items, index) => [
    ...items.slice(0, index),
    items[index + 1],
    items[index],
    ...items.slice(index + 2),
  ],
  remove: (items, index) => items.filter((_, position) => position !== index),
};

const initialState = { values: null, saved: null, isSaving: false };

function reduce(state, { type, path, value, index }) {
  if (type === 'load') return { values: value, saved: value, isSaving: false };
  if (type === 'save') return { ...state, isSaving: true };
  const values = put(state.values, path.split('.'), (before) =>
    type === 'change' ? value : lists[type](before, index),
  );
  return { ...state, values };
}

/** All values of an entry in plain inputs, the items of its lists closed, and a button that saves it. */
export function Record({ id }) {
  const [{ values, saved, isSaving }, dispatch] = useReducer(reduce, initialState);
  useEffect(() => {
    fetch(`/values/${id}`)
      .then((response) => response.json())
      .then((value) => dispatch({ type: 'load', value }))
      .catch(console.error);
  }, [id]);
  if (values === null) return null;
  const isLocked = isSaving || values === saved;
  const save = () => {
    dispatch({ type: 'save' });
    fetch(`/values/${id}`, { method: 'PUT', body: JSON.stringify(values) })
      .then((response) => response.json())
      .then((value) => dispatch({ type: 'load', value }))
      .catch(console.error);
  };
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <button
        aria-busy={isSaving || undefined}
        aria-disabled={isLocked || undefined}
        data-variant="primary"
        onClick={isLocked ? undefined : save}
        type="button"
      >
        Save
      </button>
      <Fields dispatch={dispatch} parent="" values={values} />
    </form>
  );
}
