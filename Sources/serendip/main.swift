print("serendip")
