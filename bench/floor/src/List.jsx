import { useEffect, useState } from 'react';

const columns = ['id', 'title', 'slug', 'code', 'format'];

export function List({ go }) {
  const [page, setPage] = useState(1);
  const [rows, setRows] = useState([]);
  useEffect(() => {
    let current = true;
    fetch(`/rows?page=${page}`)
      .then((answer) => answer.json())
      .then((fetched) => current && setRows(fetched))
      .catch(console.error);
    return () => {
      current = false;
    };
  }, [page]);
  return (
    <>
      <table>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column}>{column}</th>
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
                      href={`/entries/${row.id}`}
                      onClick={(event) => {
                        event.preventDefault();
                        go(`/entries/${row.id}`);
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
