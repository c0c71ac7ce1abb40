-- Entries of the audit log cannot be changed or deleted, not even by manual SQL.
create or replace function reject_audit_change() returns trigger language plpgsql as $$
begin
  raise exception 'audit entries never change';
end
$$;

create or replace trigger audit_entries_never_change before update or delete or truncate on audit_entries
  for each statement execute function reject_audit_change();
