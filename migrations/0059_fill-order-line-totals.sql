update "order_lines" set "total" = "price" * "quantity" where "total" is null;
