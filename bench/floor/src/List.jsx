import { useEffect, useState } from 'react';

const columns = ['id', 'title', 'slug', 'code', 'format'];

export function List({ go, kind }) {
  const [page, setPage] = useState(1);
  const [isDescending, setDescending] = useState(false);
  const [words, setWords] = useState('');
  const [rows, setRows] = useState([]);
  useEffect(() => {
    let current = true;
    fetch(`/rows?page=${page}&descending=${isDescending}&q=${encodeURIComponent(words)}`)
      .then((response) => response.json())
      .then((fetched) => current && setRows(fetched))
      .catch(console.error);
    return () => {
      current = false;
    };
  }, [page, isDescending, words]);
  const order = isDescending ? 'descending' : 'ascending';
  return (
    <>
      <input
        aria-label="Search"
        onChange={(event) => setWords(event.target.value)}
        type="search"
        value={words}
      />
      <table>
        <thead>
          <tr>
            {columns.map((column) => (
              <th aria-sort={column === 'title' ? order : undefined} key={column}>
                {column === 'title' ? (
                  <button
                    onClick={() => {
                      setDescending(!isDescending);
                      setPage(1);
                    }}
                    type="button"
                  >
                    {column}
                  </button>
                ) : (
                  column
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr data-row={row.id} key={row.id}>
              {columns.map((column, index) => (
                <td key={column}>
                  {index === 0 ? (
                    <a
                      href={`/${kind}/${row.id}`}
                      onClick={(event) => {
                        event.preventDefault();
                        go(`/${kind}/${row.id}`);
                      }}
                    >
                      {row.id}
                    </a>
                  ) : (
                    row[column]
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <button aria-label="Next page" onClick={() => setPage(page + 1)} type="button">
        ›
      </button>
    </>
  );
}
