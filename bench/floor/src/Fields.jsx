import { memo, useState } from 'react';

const Field = memo(function Field({ path, value, dispatch }) {
  const change = (next) => dispatch({ type: 'change', path, value: next });
  return (
    <label>
      {path}
      {typeof value === 'boolean' ? (
        <input
          checked={value}
          name={path}
          onChange={(event) => change(event.target.checked)}
          type="checkbox"
        />
      ) : (
        <input name={path} onChange={(event) => change(event.target.value)} value={value} />
      )}
    </label>
  );
});

const Item = memo(function Item({ path, index, item, isOpen, toggle, dispatch }) {
  return (
    <li>
      <h3>
        <button onClick={() => toggle(index)} type="button">
          {item.title}
        </button>
      </h3>
      <button
        aria-label="Move down"
        onClick={() => dispatch({ type: 'moveDown', path, index })}
        type="button"
      >
        ↓
      </button>
      <button aria-label="Remove" onClick={() => dispatch({ type: 'remove', path, index })} type="button">
        ×
      </button>
      {isOpen && <Fields dispatch={dispatch} parent={`${path}.${index}`} values={item} />}
    </li>
  );
});

/** Items by position, all closed except the one opened last. */
const Items = memo(function Items({ path, items, dispatch }) {
  const [open, setOpen] = useState(null);
  return (
    <div data-field={path}>
      <ul>
        {items.map((item, index) => (
          <Item
            dispatch={dispatch}
            index={index}
            isOpen={open === index}
            item={item}
            key={index}
            path={path}
            toggle={setOpen}
          />
        ))}
      </ul>
      <button
        data-add
        onClick={() => {
          setOpen(items.length);
          dispatch({ type: 'add', path });
        }}
        type="button"
      >
        Add
      </button>
    </div>
  );
});

/** An input for each value, and a frame around those of a component. */
export const Fields = memo(function Fields({ parent, values, dispatch }) {
  return Object.entries(values).map(([name, value]) => {
    const path = parent === '' ? name : `${parent}.${name}`;
    if (Array.isArray(value)) return <Items dispatch={dispatch} items={value} key={name} path={path} />;
    if (typeof value !== 'object') return <Field dispatch={dispatch} key={name} path={path} value={value} />;
    return (
      <fieldset key={name}>
        <legend>{name}</legend>
        <Fields dispatch={dispatch} parent={path} values={value} />
      </fieldset>
    );
  });
});
