import { useEffect, useState } from 'react';

export function Entry({ id }) {
  const [entry, setEntry] = useState(null);
  useEffect(() => {
    fetch(`/rows/${id}`)
      .then((response) => response.json())
      .then(setEntry)
      .catch(console.error);
  }, [id]);
  if (entry === null) return null;
  return (
    <form>
      {Object.entries(entry).map(([name, value]) => (
        <label key={name}>
          {name}
          <input
            name={name}
            onChange={(event) => setEntry({ ...entry, [name]: event.target.value })}
            value={value}
          />
        </label>
      ))}
    </form>
  );
}
