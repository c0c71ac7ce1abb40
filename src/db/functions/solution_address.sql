-- The path of a solution's page from its name. Must match solutionPath() in the code.
create or replace function solution_address(name text) returns text language sql immutable strict parallel safe
  return '/solutions/' || regexp_replace(regexp_replace(lower(name), '[\s&]', '', 'g'), 'ai', '');
